#!/usr/bin/env python3
"""Checks revealed shuffles with nothing but Python's standard library, independently of the Rust code.

    python3 verify.py FILE...

A file holds one record, or test vectors. Exit code 0: all agree; 1: something disagrees.
"""

import hashlib
import hmac
import json
import re
import sys
import unicodedata

KEYS = {"format", "commitment", "seed", "nonce", "player_seed", "order"}


class Mismatch(Exception):
    """What disagrees."""


def require(condition, fault):
    if not condition:
        raise Mismatch(fault)


def u64(number):
    return number.to_bytes(8, "big")


def commitment_message(seed, nonce):
    return b"tuz/fair/1/commit" + seed + u64(nonce)


def block_message(nonce, player, counter):
    return b"tuz/fair/1/stream" + u64(nonce) + u64(len(player)) + player + u64(counter)


def blocks(seed, nonce, player):
    counter = 0
    while True:
        yield hmac.new(seed, block_message(nonce, player, counter), hashlib.sha256).digest()
        counter += 1


def shuffled(seed, nonce, player, count):
    ranks = "23456789TJQKA"[13 - count // 4 :]
    cards = [rank + suit for rank in ranks for suit in "cdhs"]
    stream = (byte for block in blocks(seed, nonce, player) for byte in block)
    for i in range(count - 1, 0, -1):
        n = i + 1
        byte = next(byte for byte in stream if byte < 256 - 256 % n)
        j = byte % n
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def inputs(record):
    """Seed in bytes, nonce, player's text in bytes."""
    for key in ("commitment", "seed"):
        require(re.fullmatch("[0-9a-f]{64}", record[key]), f"{key} is not 64 hexadecimal digits")
    nonce = record["nonce"]
    require(re.fullmatch("0|[1-9][0-9]*", str(nonce)) and int(nonce) < 2**64, "nonce is out of range")
    player = record.get("player_seed")
    if player is not None:
        require(1 <= len(player.encode()) <= 256, "player_seed is empty or too long")
        require(all(unicodedata.category(c) != "Cc" for c in player), "player_seed has a control character")
    return bytes.fromhex(record["seed"]), int(nonce), (player or "").encode()


def check(record):
    require(set(record) | {"player_seed"} == KEYS and record["format"] == 1, "not a record of format 1")
    seed, nonce, player = inputs(record)
    order = record["order"]
    require(len(order) in range(4, 53, 4), f"order has {len(order)} cards, which is no pack")
    commitment = hashlib.sha256(commitment_message(seed, nonce)).hexdigest()
    require(record["commitment"] == commitment, f"commitment should be {commitment}")
    for place, (found, right) in enumerate(zip(order, shuffled(seed, nonce, player, len(order))), 1):
        require(found == right, f"order has {found} at place {place}, should be {right}")


def check_vector(vector):
    check(vector["revealed"])
    seed, nonce, player = inputs(vector["revealed"])
    for key, right in (
        ("commitment_message", commitment_message(seed, nonce)),
        ("first_message", block_message(nonce, player, 0)),
        ("first_block", next(blocks(seed, nonce, player))),
    ):
        require(vector[key] == right.hex(), f"{key} should be {right.hex()}")


def main(paths):
    faults = 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            content = json.load(file)
        tasks = [(path, check, content)]
        if "vectors" in content:
            tasks = [(f"{path}: {v['name']}", check_vector, v) for v in content["vectors"]]
        for name, run, item in tasks:
            try:
                run(item)
                print(f"{name}: agrees")
            except Mismatch as fault:
                faults += 1
                print(f"{name}: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))

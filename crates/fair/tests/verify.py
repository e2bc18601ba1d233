#!/usr/bin/env python3
"""Checks revealed shuffles with nothing but Python's standard library, independently of the Rust code.

    python3 verify.py FILE...

A file holds a revealed shuffle, a round record with one under `shuffle`, or test vectors. That the events of
a round follow from its shuffle is not checked here: `tuz replay` does that.

Exit code 0: all agree; 2: something disagrees, or a file cannot be understood; 1: a file cannot be read.
"""

import hashlib
import hmac
import json
import re
import sys
import unicodedata

KEYS = {"format", "commitment", "seed", "nonce", "player_seed", "order"}
ROUND = {"rules", "players", "events"}


class Mismatch(Exception):
    """What disagrees."""


class Unreadable(Exception):
    """Why a file is none that can be checked."""


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
    require(isinstance(record, dict), "the shuffle is no object")
    require(set(record) | {"player_seed"} == KEYS and record["format"] == 1, "not a revealed shuffle of format 1")
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


def once(pairs):
    """An object whose keys are all different: which of two equal ones counts is told nowhere."""
    found = {}
    for key, value in pairs:
        if key in found:
            raise Unreadable(f"the key {key} stands there twice")
        found[key] = value
    return found


def tasks_of(path):
    """What is to be checked in a file: names, checks, and what they are applied to."""
    with open(path, encoding="utf-8-sig") as file:
        try:
            content = json.load(file, object_pairs_hook=once)
        except ValueError as fault:
            raise Unreadable(f"no JSON: {fault}") from fault
    if not isinstance(content, dict):
        raise Unreadable("no JSON object")
    if "vectors" in content:
        return [(f"{path}: {vector['name']}", check_vector, vector) for vector in content["vectors"]]
    if "shuffle" in content:
        content = content["shuffle"]
    elif ROUND & set(content):
        raise Unreadable("the round record has no shuffle")
    return [(path, check, content)]


def main(paths):
    code = 0
    for path in paths:
        try:
            tasks = tasks_of(path)
        except OSError as fault:
            print(f"{path}: {fault.strerror}", file=sys.stderr)
            # A file that is missing is a wrong argument, as it is for `tuz fair check`.
            code = max(code, 2 if isinstance(fault, (FileNotFoundError, IsADirectoryError)) else 1)
            continue
        except Unreadable as fault:
            print(f"{path}: {fault}", file=sys.stderr)
            code = 2
            continue
        for name, run, item in tasks:
            try:
                run(item)
                print(f"{name}: agrees")
            except Mismatch as fault:
                print(f"{name}: {fault}")
                code = 2
            except (TypeError, ValueError, KeyError, AttributeError) as fault:
                print(f"{name}: cannot be understood: {fault}", file=sys.stderr)
                code = 2
    return code


if __name__ == "__main__":
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    sys.exit(main(sys.argv[1:]))

#!/usr/bin/env python3
"""Plays random hands with PokerKit and compares them with the engine of this crate.

    python3 crates/club/scripts/compare.py [HANDS] [SEED]

PokerKit 0.7.7 is installed into a virtual environment in the target folder. Every hand is written as a PHH file whose
comments tell, before each decision, what a call adds, the least and the most to raise to, and the pot; the example
`referee` replays the files and compares. The build server does not run this.

Left out on purpose, since the two differ there knowingly:
* blinds that a stack cannot pay: here a short big blind is called for a whole one;
* how often may be raised in fixed limit: PokerKit does not count the big blind, and has a cap heads-up;
* what an all-in of less than a full raise allows: after one only calls and pots are compared;
* the big bet that an open pair allows on fourth street in stud, which is a field here;
* the sizes of raises in fixed-limit Omaha hi-lo, which PokerKit takes from pot limit;
* the stacks of hi-lo hands with side pots: where only a player of the main pot has a low, PokerKit gives half of a
  side pot to all of its players alike;
* a pack that runs out in triple draw, where PokerKit deals folded cards and the player's own discards again: three
  players do not come so far;
* odd chips, which PokerKit gives to one player: all amounts here divide.
"""

import os
import random
import subprocess
import sys
import venv
import warnings
from pathlib import Path

VERSION = "0.7.7"
ROOT = Path(__file__).resolve().parents[3]
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
# All amounts are multiples of this, so that pots divide by any number of winners and their halves too.
UNIT = 5040


def inside_venv():
    """Goes on in the virtual environment that has PokerKit."""
    place = TARGET / f"pokerkit-{VERSION}"
    python = place / "bin" / "python"
    if not python.exists():
        venv.create(place, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", f"pokerkit=={VERSION}"], check=True)
    os.execv(python, [str(python), __file__, *sys.argv[1:]])


try:
    import pokerkit as kit
    from pokerkit.notation import HandHistory
except ImportError:
    inside_venv()

AUTOMATIONS = (
    kit.Automation.ANTE_POSTING,
    kit.Automation.BET_COLLECTION,
    kit.Automation.BLIND_OR_STRADDLE_POSTING,
    kit.Automation.CARD_BURNING,
    kit.Automation.HOLE_DEALING,
    kit.Automation.BOARD_DEALING,
    kit.Automation.RUNOUT_COUNT_SELECTION,
    kit.Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    kit.Automation.HAND_KILLING,
    kit.Automation.CHIPS_PUSHING,
    kit.Automation.CHIPS_PULLING,
)

BLIND_GAMES = {
    "FT": (kit.FixedLimitTexasHoldem, 9),
    "NT": (kit.NoLimitTexasHoldem, 9),
    "PO": (kit.PotLimitOmahaHoldem, 9),
    "FO/8": (kit.FixedLimitOmahaHoldemHighLowSplitEightOrBetter, 9),
    "N2L1D": (kit.NoLimitDeuceToSevenLowballSingleDraw, 6),
    "F2L3D": (kit.FixedLimitDeuceToSevenLowballTripleDraw, 3),
}
STUD_GAMES = {
    "F7S": (kit.FixedLimitSevenCardStud, 7),
    "F7S/8": (kit.FixedLimitSevenCardStudHighLowSplitEightOrBetter, 7),
    "FR": (kit.FixedLimitRazz, 7),
}


def new_game(code, dice):
    """A game with stakes and stacks."""
    small, big = UNIT, 2 * UNIT
    ante = dice.choice([0, 0, UNIT])
    if code in BLIND_GAMES:
        kind, most = BLIND_GAMES[code]
        count = dice.randint(2, most)
        sizes = (big, 2 * big) if code.startswith("F") else (big,)
        game = kind(AUTOMATIONS, True, ante, (small, big), *sizes, mode=kit.Mode.TOURNAMENT)
    else:
        kind, most = STUD_GAMES[code]
        count = dice.randint(2, most)
        game = kind(AUTOMATIONS, True, ante, small, 2 * small, 4 * small, mode=kit.Mode.TOURNAMENT)
    depth = dice.choice([4, 20, 100])
    stacks = [(ante // UNIT + 3 + dice.randrange(depth)) * UNIT for _ in range(count)]
    return game, game(stacks, count), stacks


def facts(state, code, short, capped):
    """What is legal now, as a comment."""
    words = [f"call={0 if state.bring_in_status else state.checking_or_calling_amount or 0}"]
    words.append(f"pot={state.total_pot_amount}")
    if code != "FO/8" and not short and not capped:
        least = state.min_completion_betting_or_raising_to_amount
        most = state.max_completion_betting_or_raising_to_amount
        words.append(f"least={'-' if least is None else least}")
        words.append(f"most={'-' if most is None else most}")
    return " ".join(words)


def play(code, number, dice):
    """A random hand as text."""
    game, state, _ = new_game(code, dice)
    street, short, aside = None, False, False
    while state.status:
        if state.stand_patter_or_discarder_index is not None:
            held = list(state.hole_cards[state.stand_patter_or_discarder_index])
            state.stand_pat_or_discard(dice.sample(held, dice.choice([0, 1, 2, 3])))
            continue
        if state.actor_index is None:
            raise RuntimeError("nobody acts")
        aside = aside or 0 in state.stacks
        if state.street_index != street:
            street, short = state.street_index, False
        count = state.completion_betting_or_raising_count
        capped = code.startswith("F") and count >= 3
        comment = facts(state, code, short, capped)
        raises = state.can_complete_bet_or_raise_to() and not capped and not short
        roll = dice.random()
        if raises and roll < 0.3:
            least = state.min_completion_betting_or_raising_to_amount
            most = state.max_completion_betting_or_raising_to_amount
            full = max(
                state.completion_betting_or_raising_amount,
                state.street.min_completion_betting_or_raising_amount,
            ) + (0 if state.completion_status else max(state.bets))
            if code == "FO/8":
                most = least
            to = least + UNIT * dice.randint(0, max(0, (most - least) // UNIT))
            if dice.random() < 0.2:
                to = most
            if dice.random() < 0.3:
                to = least
            short = to < full
            state.complete_bet_or_raise_to(to, commentary=comment)
        elif state.can_post_bring_in():
            state.post_bring_in(commentary=comment)
        elif roll > 0.85 and state.can_fold():
            state.fold(commentary=comment)
        else:
            state.check_or_call(commentary=comment)
    stacks = None if aside and "/8" in code else list(state.stacks)
    history = HandHistory.from_game_state(game, state, finishing_stacks=stacks, hand=number)
    history.ante_trimming_status = True
    return f"[{number}]\n{history.dumps()}\n"


def main():
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    dice = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    random.seed(dice.random())
    # That discards come again is as it should be.
    warnings.simplefilter("ignore")
    codes = [*BLIND_GAMES, *STUD_GAMES]
    build = ["cargo", "build", "--release", "--locked", "-p", "tuz-club", "--example", "referee"]
    subprocess.run(build, cwd=ROOT, check=True)
    referee = TARGET / "release" / "examples" / "referee"
    with subprocess.Popen([referee], stdin=subprocess.PIPE, text=True) as judge:
        for number in range(1, hands + 1):
            judge.stdin.write(play(codes[number % len(codes)], number, dice) + "\n")
        judge.stdin.close()
        judge.wait()
    sys.exit(judge.returncode)


if __name__ == "__main__":
    main()

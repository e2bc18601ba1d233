import type { BoxStake, House, SideBet } from '../api/types';
import { fraction } from '../i18n/numbers';

/** What a player means to put up on one box. */
export type Stake = {
  /** The box, counted from 0 at the right. */
  place: number;
  ante: number;
  /** Side bets by name. */
  sides: Record<string, number>;
  /** Bought in advance on a blind box. */
  sixth: boolean;
  /** The stake of insurance in advance on a blind box; 0 is none. */
  insurance: number;
};

type Limits = House['ante'];

const USUAL_ANTE = 10;

/** The nearest ante that the limits accept. */
export function fitAnte(points: number, { least, most, step }: Limits): number {
  const lowest = Math.ceil(least / step) * step;
  const highest = most == null ? Infinity : Math.floor(most / step) * step;
  const wanted = Number.isFinite(points) ? Math.round(points / step) * step : lowest;
  return Math.max(lowest, Math.min(wanted, highest));
}

/** The nearest stake that a side bet accepts with this ante; 0 is none, where that is allowed. */
export function fitSide(points: number, bet: SideBet, ante: number): number {
  const { least, most, fixed, compulsory, at_least_antes: antes } = bet.stake;
  if (!compulsory && !(points > 0)) return 0;
  if (fixed != null) return fixed;
  const lowest = Math.max(least, 1, antes == null ? 0 : Math.ceil(fraction(antes) * ante));
  return Math.max(lowest, Math.min(Math.round(points) || lowest, most ?? Infinity));
}

/** Side bets that take a stake. */
export function stakedBets(house: House): SideBet[] {
  return house.side_bets.filter((bet) => !bet.instant);
}

/** Whether a box is dealt face down, with its bet put up before. */
export function isBlind(stakes: readonly Stake[], place: number, house: House): boolean {
  const at = stakes.findIndex((stake) => stake.place === place);
  if (at < 0) return false;
  return house.blind_last ? stakes.length > 1 && at === stakes.length - 1 : at >= house.open;
}

/** Stakes that these rules accept, as near as can be to what was chosen; one box where nothing was. */
export function fit(stakes: readonly Stake[], house: House): Stake[] {
  const kept = stakes.filter(({ place }) => place < house.boxes).slice(0, house.most_boxes);
  const chosen =
    kept.length > 0 ? kept : [{ place: 0, ante: USUAL_ANTE, sides: {}, sixth: false, insurance: 0 }];
  const sorted = chosen.toSorted((a, b) => a.place - b.place);
  return sorted.map((stake) => {
    const ante = fitAnte(stake.ante, house.ante);
    const blind = isBlind(sorted, stake.place, house);
    const sides = stakedBets(house).map((bet) => {
      const wanted = blind && !house.buy_ahead ? 0 : (stake.sides[bet.name] ?? 0);
      return [bet.name, fitSide(wanted, bet, ante)] as const;
    });
    const ahead = blind && house.buy_ahead;
    return {
      place: stake.place,
      ante,
      sides: Object.fromEntries(sides.filter(([, points]) => points > 0)),
      sixth: ahead && house.sixth != null && stake.sixth,
      insurance: ahead && house.insurance ? stake.insurance : 0,
    };
  });
}

/** The stakes with this box put into play or taken out; boxes between are taken where they must be adjacent. */
export function toggleBox(stakes: readonly Stake[], place: number, house: House): Stake[] {
  const places = stakes.map((stake) => stake.place);
  const wanted = places.includes(place) ? without(places, place, house) : withPlace(places, place, house);
  if (wanted.length === 0 || wanted.length > house.most_boxes) return [...stakes];
  const like = stakes[0];
  return fit(
    wanted.map((at) => stakes.find((stake) => stake.place === at) ?? { ...like!, place: at }),
    house,
  );
}

function without(places: number[], place: number, house: House): number[] {
  const first = Math.min(...places);
  return places.filter((at) => (house.adjacent && place !== first ? at < place : at !== place));
}

function withPlace(places: number[], place: number, house: House): number[] {
  if (!house.adjacent) return [...places, place];
  const first = Math.min(...places, place);
  const last = Math.max(...places, place);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** What a price in antes comes to in points. */
export function priceOf(antes: string, ante: number): number {
  return fraction(antes) * ante;
}

/** What the deal takes off the balance, and what it takes to put up every bet besides. */
export function costOf(stakes: readonly Stake[], house: House): { now: number; withBets: number } {
  let now = 0;
  let bets = 0;
  for (const stake of stakes) {
    now += stake.ante + stake.insurance;
    for (const points of Object.values(stake.sides)) now += points;
    if (stake.sixth && house.sixth != null) now += priceOf(house.sixth, stake.ante);
    const bet = stake.ante * house.bet;
    if (isBlind(stakes, stake.place, house)) now += bet;
    else bets += bet;
  }
  return { now, withBets: now + bets };
}

/** The stakes as the server takes them. */
export function asked(stakes: readonly Stake[], house: House): BoxStake[] {
  return fit(stakes, house).map(({ place, ante, sides, sixth, insurance }) => ({
    box: place,
    ante,
    sides,
    ahead: sixth || insurance > 0 ? { sixth, insurance: insurance || null } : null,
  }));
}

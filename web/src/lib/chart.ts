/** The points of a line through these values, between a left and a right end and two heights. */
export function polyline(
  values: readonly number[],
  range: { least: number; most: number },
  size: { width: number; height: number },
): string {
  const across = (place: number) =>
    values.length < 2 ? size.width / 2 : (size.width * place) / (values.length - 1);
  const up = (value: number) => size.height * (1 - (value - range.least) / (range.most - range.least || 1));
  return values.map((value, place) => `${round(across(place))},${round(up(value))}`).join(' ');
}

/** The least and the most of all values, with nothing among them. */
export function rangeOf(lines: readonly (readonly number[])[]): { least: number; most: number } {
  const all = [0, ...lines.flat()];
  return { least: Math.min(...all), most: Math.max(...all) };
}

/** About so many of these, evenly, the last one always among them. */
export function some<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.ceil(items.length / count));
  return items.filter((_, place) => (items.length - 1 - place) % step === 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A number that another question is made from. */
export function newSeed(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number;
}

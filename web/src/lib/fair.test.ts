// @vitest-environment node
import { expect, test } from 'vitest';
import file from '../../../crates/fair/tests/vectors.json';
import { areWords, check, sortedPack } from './fair';

const vectors = file.vectors.map(({ name, revealed }) => ({ name, revealed }));

test.each(vectors)('$name', async ({ revealed }) => {
  const { commitment, seed, nonce, player_seed: playerSeed, order } = revealed;
  const checked = await check({ commitment, seed, nonce, playerSeed }, sortedPack.slice(-order.length));
  expect(checked).toEqual({ matches: true, commitment, order });
});

test('another seed does not match', async () => {
  const { commitment, nonce, player_seed: playerSeed } = vectors[0]!.revealed;
  const checked = await check({ commitment, seed: '09'.repeat(32), nonce, playerSeed });
  expect(checked.matches).toBe(false);
});

test('own words are at most 256 bytes without control characters', () => {
  expect(areWords('ж'.repeat(128))).toBe(true);
  expect(areWords('ж'.repeat(129))).toBe(false);
  expect(areWords('two\nlines')).toBe(false);
});

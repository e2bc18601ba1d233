import { expect, test } from 'vitest';
import { play, soundsOf } from './sound';

test('cards rustle, and only a gain rings', () => {
  expect(
    soundsOf([
      { say: 'dealt', place: 0, cards: ['As'] },
      { say: 'dealer-open', cards: ['Kd'] },
    ]),
  ).toEqual(['card', 'chip']);
  expect(soundsOf([{ say: 'total', net: 10 }])).toEqual(['win']);
  expect(soundsOf([{ say: 'total', net: 0 }])).toEqual([]);
});

test('without sound to be had there is silence', () => {
  expect(() => play(['card', 'win'])).not.toThrow();
});

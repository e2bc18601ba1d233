import { render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { preferences } from '../state/preferences.svelte';
import { speak } from '../state/words.svelte';
import CardFace from './CardFace.svelte';

afterEach(() => {
  preferences.language = '';
});

test.each([
  ['en', 'Kd', 'K', '♦'],
  ['ru', 'Kd', 'К', '♦'],
  ['ru', 'As', 'Т', '♠'],
  ['ru', 'Th', '10', '♥'],
])('in %s the index of %s is %s%s', async (language, card, rank, sign) => {
  preferences.language = language;
  await speak();
  const { container } = render(CardFace, { card });
  const texts = [...container.querySelectorAll('text')].map((text) => text.textContent);
  expect(texts).toEqual([rank, `${sign}\uFE0E`]);
});

test('a card face down has no index', async () => {
  await speak();
  const { container } = render(CardFace, { card: null });
  expect(container.querySelector('text')).toBeNull();
});

import { expect, test } from 'vitest';

const faces = import.meta.glob<string>('./*/*.svg', { query: '?raw', import: 'default' });

const expected = [...'23456789tjqka'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));

test.each(['two-colour', 'four-colour'])('%s has 52 faces, and each is a picture', async (deck) => {
  const paths = Object.keys(faces).filter((path) => path.startsWith(`./${deck}/`));
  const names = paths.map((path) => path.slice(`./${deck}/`.length, -'.svg'.length));
  expect(names.sort()).toEqual([...expected].sort());
  for (const path of paths) {
    const picture = new DOMParser().parseFromString(await faces[path]!(), 'image/svg+xml').documentElement;
    expect(picture.tagName, path).toBe('svg');
    expect(picture.getAttribute('viewBox'), path).toBe('-120 -168 240 336');
  }
});

test('the faces of a deck differ', async () => {
  for (const deck of ['two-colour', 'four-colour']) {
    const paths = Object.keys(faces).filter((path) => path.startsWith(`./${deck}/`));
    const pictures = new Set(await Promise.all(paths.map((path) => faces[path]!())));
    expect(pictures.size).toBe(52);
  }
});

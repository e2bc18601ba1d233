import type { Preferences } from '../state/preferences.svelte';

const pictures = import.meta.glob<string>(['./two-colour/*.svg', './four-colour/*.svg'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a card's picture; `null` is a card face down. */
export function faceOf(card: string | null, deck: Preferences['deck']): string {
  return pictures[`./${deck}/${card === null ? 'back' : card.toLowerCase()}.svg`] ?? '';
}

import back from './back.svg';
import type { Preferences } from '../state/preferences.svelte';

const pictures = import.meta.glob<string>('./{two,four}-colour/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a card's picture; `null` is a card face down. */
export function faceOf(card: string | null, deck: Preferences['deck']): string {
  return card === null ? back : (pictures[`./${deck}/${card.toLowerCase()}.svg`] ?? back);
}

/** A text with a minus sign before its negative figures, where a language's own format has a hyphen. */
export function withMinus(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])-(?=\p{N})/gu, '\u2212');
}

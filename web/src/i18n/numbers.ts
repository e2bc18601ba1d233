/** Which digits numbers are shown with: 0 to 9 everywhere, or those of the language. */
export type Digits = 'latin' | 'native';

/** Numbers as a language writes them. */
export class Numbers {
  /** The language and its digits, as `Intl` wants them. */
  readonly locale: string;
  private readonly made = new Map<string, Intl.NumberFormat>();

  /** `native` is the Unicode name of the language's own digits, such as `arabext`. */
  constructor(tag: string, native: string, digits: Digits) {
    this.locale = `${tag}-u-nu-${digits === 'native' ? native : 'latn'}`;
  }

  /** A whole number, grouped: `1,234,567`. */
  whole(number: number): string {
    return this.format(number, { maximumFractionDigits: 0, signDisplay: 'negative' });
  }

  /** A decimal number with so many digits after the point, or up to three; with `+` above zero if asked. */
  decimal(number: number, digits?: number, signed = false): string {
    return this.format(number, { ...places(digits, 3), signDisplay: signed ? 'exceptZero' : 'negative' });
  }

  /** A share as a percentage with so many digits after the point, or none: 0.0531 is `5.31%`. */
  percent(share: number, digits = 0): string {
    return this.format(share, { ...places(digits, 0), style: 'percent', signDisplay: 'negative' });
  }

  private format(number: number, options: Intl.NumberFormatOptions): string {
    const key = JSON.stringify(options);
    const format = this.made.get(key) ?? new Intl.NumberFormat(this.locale, options);
    this.made.set(key, format);
    return format.format(number);
  }
}

function places(digits: number | undefined, most: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? most };
}

/** The number that `3/2` or `3` stands for; NaN where it stands for none. */
export function fraction(text: string): number {
  const parts = /^(-?\d+)(?:\/(\d+))?$/.exec(text);
  return parts ? Number(parts[1]) / Number(parts[2] ?? 1) : NaN;
}

/** A shuffle that the house has revealed. */
export type Revealed = {
  commitment: string;
  /** 64 hexadecimal digits. */
  seed: string;
  nonce: number | string;
  playerSeed: string | null;
};

/** What checking a revealed shuffle came to. */
export type Checked = { matches: boolean; commitment: string; order: string[] };

type Bytes = Uint8Array<ArrayBuffer>;

const text = new TextEncoder();

/** The pack in its sorted order, from which every shuffle starts. */
export const sortedPack: readonly string[] = [...'23456789TJQKA'].flatMap((rank) =>
  [...'cdhs'].map((suit) => rank + suit),
);

/** Computes commitment and order anew and compares the commitment with the one shown before the deal. */
export async function check(revealed: Revealed, pack: readonly string[] = sortedPack): Promise<Checked> {
  const seed = fromHex(revealed.seed);
  const nonce = u64(BigInt(revealed.nonce));
  const commitment = await commit(seed, nonce);
  const order = await shuffle(pack, stream(seed, nonce, text.encode(revealed.playerSeed ?? '')));
  return { matches: commitment === revealed.commitment, commitment, order };
}

/** Whether a text may be a player's own words: at most 256 bytes, no control characters. */
export function areWords(words: string): boolean {
  return text.encode(words).length <= 256 && !/\p{Cc}/u.test(words);
}

async function commit(seed: Bytes, nonce: Bytes): Promise<string> {
  const message = join(text.encode('tuz/fair/1/commit'), seed, nonce);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', message)));
}

async function* stream(seed: Bytes, nonce: Bytes, player: Bytes): AsyncGenerator<number> {
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const start = join(text.encode('tuz/fair/1/stream'), nonce, u64(BigInt(player.length)), player);
  for (let block = 0n; ; block += 1n) {
    yield* new Uint8Array(await crypto.subtle.sign('HMAC', key, join(start, u64(block))));
  }
}

async function shuffle(pack: readonly string[], bytes: AsyncGenerator<number>): Promise<string[]> {
  const cards = [...pack];
  for (let place = cards.length - 1; place > 0; place -= 1) {
    const other = await draw(bytes, place + 1);
    [cards[place], cards[other]] = [cards[other]!, cards[place]!];
  }
  return cards;
}

/** A fair number below `count`: bytes that would favour small numbers are thrown away. */
async function draw(bytes: AsyncGenerator<number>, count: number): Promise<number> {
  for (;;) {
    const byte = (await bytes.next()).value as number;
    if (byte < 256 - (256 % count)) return byte % count;
  }
}

function u64(number: bigint): Bytes {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, number);
  return bytes;
}

function join(...parts: Uint8Array[]): Bytes {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

function fromHex(digits: string): Bytes {
  if (!/^(?:[0-9a-f]{2})*$/.test(digits)) throw new RangeError('not hexadecimal digits');
  return new Uint8Array((digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

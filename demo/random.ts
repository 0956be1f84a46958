import 'server-only';
import { createHash } from 'node:crypto';

export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns a whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Returns `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[];
  uuid(): string;
}

/** Returns the stream of this name. Streams of different names do not affect each other. */
export function randomOf(name: string): Random {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0);
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const left = [...items];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) {
      taken.push(...left.splice(between(0, left.length - 1), 1));
    }
    return taken;
  };
  let drawn = 0;
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]): T => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    sample,
    uuid: () => uuidOf(`${name}#${drawn++}`),
  };
}

/** Returns the UUID of a text: the same text always gives the same UUID. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(`sangguni demo ${text}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

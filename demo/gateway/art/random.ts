/** A stream of numbers that is the same for the same seed on every machine. */
export interface Random {
  /** The next number, 0 inclusive to 1 exclusive. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
}

/** FNV-1a over UTF-16 units with a final avalanche, as an unsigned 32 bit number. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The stream for a seed made of several parts (mulberry32). */
export function seeded(...parts: readonly string[]): Random {
  let state = hashText(parts.join('\u0000'));
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[below(items.length)]!,
    chance: (probability) => next() < probability,
  };
}

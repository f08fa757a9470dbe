/** Bits set and tested per entry. */
const HASHES = 12;

/** Returns the positions of an entry's bits, by two 32-bit FNV-1a hashes. */
function* positions(entry: string, bits: number): Generator<number> {
  let one = 0x811c9dc5;
  let two = 0x01234567;
  for (const byte of new TextEncoder().encode(entry)) {
    one = Math.imul(one ^ byte, 0x01000193);
    two = Math.imul(two ^ byte, 0x01000193) ^ (two >>> 15);
  }
  for (let index = 0; index < HASHES; index++) yield ((one >>> 0) + index * ((two | 1) >>> 0)) % bits;
}

/** Creates a Bloom filter: it has all entries, and few others. */
export function createFilter(entries: Iterable<string>, bytes: number): Uint8Array {
  const filter = new Uint8Array(bytes);
  for (const entry of entries) {
    for (const at of positions(entry, bytes * 8)) filter[at >> 3]! |= 1 << (at & 7);
  }
  return filter;
}

export function filterHas(filter: Uint8Array, entry: string): boolean {
  for (const at of positions(entry, filter.length * 8)) {
    if (!(filter[at >> 3]! & (1 << (at & 7)))) return false;
  }
  return true;
}

/** Returns the number of insertions, deletions and replacements that turn one text into the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next[j] = Math.min(replaced, row[j]! + 1, next[j - 1]! + 1);
    }
    row = next;
  }
  return row[to.length]!;
}

/** Returns the name that was probably meant; undefined when all differ in too many letters. */
export function nearestName(written: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let least = Math.ceil(written.length / 3) + 1;
  for (const name of names) {
    const far = distance(written.toLowerCase(), name.toLowerCase());
    if (far < least) [nearest, least] = [name, far];
  }
  return nearest;
}

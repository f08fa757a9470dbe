import type { OutputBundle, OutputChunk } from 'rollup';

/** Everything that can be reached from some names over `next`, themselves included, in the order it is met. */
export function reachable(
  from: Iterable<string>,
  next: (name: string) => readonly string[] | undefined,
): Set<string> {
  const found = new Set<string>();
  const follow = (name: string) => {
    const further = next(name);
    if (!further || found.has(name)) return;
    found.add(name);
    for (const each of further) follow(each);
  };
  for (const name of from) follow(name);
  return found;
}

/** The chunks of a build by their file names. */
export function chunksOf(bundle: OutputBundle): Map<string, OutputChunk> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** Some chunks and all they import at once, by their file names. */
export function withImported(from: Iterable<string>, chunks: ReadonlyMap<string, OutputChunk>): Set<string> {
  return reachable(from, (name) => chunks.get(name)?.imports);
}

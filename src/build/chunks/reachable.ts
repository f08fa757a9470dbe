import type { OutputBundle, OutputChunk } from 'rollup';

/** Returns all names that are reachable from `from` over `next`, including `from`, in depth-first order. */
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

export function chunksOf(bundle: OutputBundle): Map<string, OutputChunk> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** Returns the file names of chunks and of all their static imports. */
export function withImported(from: Iterable<string>, chunks: ReadonlyMap<string, OutputChunk>): Set<string> {
  return reachable(from, (name) => chunks.get(name)?.imports);
}

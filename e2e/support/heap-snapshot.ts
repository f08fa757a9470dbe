import type { CDPSession } from 'playwright';

/** A heap snapshot of Chrome DevTools Protocol. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  /** A row of numbers per object, concatenated. */
  nodes: number[];
  strings: string[];
}

/** Takes a heap snapshot after garbage collection. */
export async function heapSnapshot(cdp: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  // Twice: the first collection may release further objects.
  for (let time = 0; time < 2; time++) await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return JSON.parse(chunks.join('')) as HeapSnapshot;
}

/** Returns bytes by kind of object, such as `object`, `closure`, `string`, `code`. */
export function bytesByKind({ snapshot, nodes }: HeapSnapshot): ReadonlyMap<string, number> {
  const { node_fields: fields, node_types } = snapshot.meta;
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const bytes = new Map<string, number>();
  for (let row = 0; row < nodes.length; row += fields.length) {
    const name = node_types[0][nodes[row + kind]!]!;
    bytes.set(name, (bytes.get(name) ?? 0) + nodes[row + size]!);
  }
  return bytes;
}

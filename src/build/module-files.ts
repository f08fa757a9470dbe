import { relative } from 'node:path';
import type { GetModuleInfo, OutputChunk } from 'rollup';
import { reachable } from './chunks/reachable.ts';
import { projectFile } from './project-file.ts';

interface Build {
  chunks: ReadonlyMap<string, Pick<OutputChunk, 'fileName' | 'moduleIds' | 'imports'>>;
  /** Stylesheets by the chunks they belong to. */
  sheets: ReadonlyMap<string, string>;
  /** Chunks of the first screen. */
  first: ReadonlySet<string>;
}

/**
 * The files that each module needs beyond the first screen's, of the modules that some `import()` begins with: the server names
 * those that it rendered (`modules.json`).
 */
export function moduleFiles(
  { chunks, sheets, first }: Build,
  infoOf: GetModuleInfo,
): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const { fileName, moduleIds } of chunks.values()) {
    for (const id of moduleIds) {
      if (!infoOf(id)?.dynamicImporters.length) continue;
      const needed = reachable([fileName], (name) =>
        first.has(name) ? undefined : chunks.get(name)?.imports,
      );
      files[relative(projectFile(''), id)] = [...needed]
        .filter((name) => !first.has(name))
        .flatMap((name) => [name, sheets.get(name)].filter((file) => file !== undefined));
    }
  }
  return files;
}

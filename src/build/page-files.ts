import type { OutputChunk } from 'rollup';
import type { PlannedRead } from '../lib/served-page.ts';
import { reachable } from './chunks/reachable.ts';
import type { PageModule } from './page-modules.ts';

/** Resources that a page needs in addition to those of the first screen. */
export interface PageFiles {
  at: readonly string[];
  files: string[];
  areas: readonly string[];
  /** Reads that the page starts before its code is loaded. */
  calls: readonly PlannedRead[];
}

interface Build {
  pages: readonly PageModule[];
  chunks: ReadonlyMap<string, Pick<OutputChunk, 'fileName' | 'moduleIds' | 'imports'>>;
  sheets: ReadonlyMap<string, string>;
  /** Chunks of the first screen. */
  first: ReadonlySet<string>;
}

/**
 * Returns the files of each page in addition to the first screen, so that the HTML can load them before the code runs.
 * @throws when a page's module is in no chunk
 */
export function pageFiles({ pages, chunks, sheets, first }: Build): PageFiles[] {
  return pages.map(({ at, module, areas, calls }) => {
    const own = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(module));
    if (!own) throw new Error(`${module}: the build made no chunk of this page`);
    const needed = reachable([own.fileName], (name) =>
      first.has(name) ? undefined : chunks.get(name)?.imports,
    );
    const files = [...needed].flatMap((name) =>
      [name, sheets.get(name)].filter((file) => file !== undefined),
    );
    return { at, files, areas, calls };
  });
}

/** Returns the pages that need additional files or calls, with file names relative to `directory`. */
export function listed(pages: readonly PageFiles[], directory: string): Partial<PageFiles>[] {
  return pages
    .filter(({ files, calls }) => files.length || calls.length)
    .map(({ at, files, areas, calls }) => ({
      at,
      files: files.map((file) => file.replace(directory, '')),
      areas,
      ...(calls.length && { calls }),
    }));
}

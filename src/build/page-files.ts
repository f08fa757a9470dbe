import type { OutputChunk } from 'rollup';
import type { PageModule } from './page-modules.ts';
import { reachable } from './reachable.ts';

/** What a page needs beyond the first screen. */
export interface PageFiles {
  /** Paths that lead to it. */
  at: readonly string[];
  /** Its scripts and styles. */
  files: string[];
  /** Its areas of texts. */
  areas: readonly string[];
  /** Calls that are started before its code is there, by their places in the table. */
  calls: readonly number[];
}

interface Build {
  pages: readonly PageModule[];
  chunks: ReadonlyMap<string, Pick<OutputChunk, 'fileName' | 'moduleIds' | 'imports'>>;
  /** Stylesheets by the chunks they belong to. */
  sheets: ReadonlyMap<string, string>;
  /** Chunks of the first screen. */
  first: ReadonlySet<string>;
}

/**
 * What each page needs beyond the first screen. Whoever opens the site there need not wait for the code to ask for it.
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

/** The pages that need more than every page does, with the names of their files in `directory`. */
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

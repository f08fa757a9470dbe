import { relative } from 'node:path';
import type { OutputChunk } from 'rollup';
import type { PageFiles } from './page-files.ts';
import { projectFile } from './project-file.ts';

/** What a React build says of itself in `manifest.json`, for the tests and the benchmark; no page reads it. */
export interface BuildManifest {
  /** Scripts and styles of the first screen. */
  first: string[];
  /** Styles that only wide screens wait for. */
  wide: string[];
  /** What each page needs beyond them. */
  pages: PageFiles[];
  /** Modules of each script, named from the project's root. */
  modules: Record<string, string[]>;
}

/** The modules of every chunk, for the manifest. */
export function modulesOf(
  chunks: ReadonlyMap<string, Pick<OutputChunk, 'moduleIds'>>,
): BuildManifest['modules'] {
  const root = projectFile('');
  const named = [...chunks].map(([fileName, { moduleIds }]) => [
    fileName,
    moduleIds.map((id) => relative(root, id)),
  ]);
  return Object.fromEntries(named);
}

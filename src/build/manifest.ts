import { relative } from 'node:path';
import type { OutputChunk } from 'rollup';
import type { PageFiles } from './page-files.ts';
import { projectFile } from './project-file.ts';

/** Content of a React build's `manifest.json`, which tests and the benchmark read. */
export interface BuildManifest {
  /** Scripts and styles of the first screen. */
  first: string[];
  /** Styles that block rendering on wide screens only. */
  wide: string[];
  pages: PageFiles[];
  /** Modules of each script, relative to the project's root. */
  modules: Record<string, string[]>;
}

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

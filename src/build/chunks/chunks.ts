import { readFileSync } from 'node:fs';
import type { GetModuleInfo, ManualChunksOption, ModuleInfo } from 'rollup';
import { projectFile } from '../project-file.ts';
import type { GraphModule } from './module-graph.ts';
import { reachable } from './reachable.ts';
import { sharedChunks } from './shared-chunks.ts';

/** Returns the modules and all their static imports. */
function closure(ids: Iterable<string>, getModuleInfo: GetModuleInfo): Set<string> {
  return reachable(ids, (id) => getModuleInfo(id)?.importedIds ?? []);
}

const react = /node_modules\/(react|react-dom|scheduler)\//;
/** Rollup's helpers for CommonJS modules, which are React's: in `main` they would make the two chunks import each other. */
const HELPERS = /commonjsHelpers/;
const renderer = /node_modules\/(react-dom|scheduler)\/|src\/site\/renderer\.tsx$/;

/** The module that imports all pages lazily. */
const PAGES = 'src/pages/entries.ts';

/** Pages that nearly fill their byte budget and therefore must not grow. */
const fixedBudgetPages = ['src/pages/login.tsx'];

/** Returns a module of the graph. A module that rollup removes has the size 0. */
function inGraph({ id, code, isIncluded, importedIds, dynamicallyImportedIds }: ModuleInfo): GraphModule {
  const isStyle = id.endsWith('.css');
  const text = isStyle ? readFileSync(id, 'utf8') : (code ?? '');
  const size = isIncluded ? charactersOf(text) : 0;
  return { imports: importedIds, later: dynamicallyImportedIds, size, isStyle };
}

/** Counts the characters of code without imports, comments and spaces, which are not in the bundle. */
function charactersOf(code: string): number {
  return code.replaceAll(/^import[^;]*;$|\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s+/gm, '').length;
}

interface FirstModules {
  entry: string;
  /** Ends of the paths of the first screen's modules. */
  preload: readonly string[];
}

/**
 * Divides a build into chunks: React, which browsers can cache across releases, the first screen, and the rest by the cost of
 * files and bytes (`shared-chunks.ts`). If the entry imports React's renderer lazily, only the renderer has its own chunk.
 */
export function chunks({ entry, preload }: FirstModules): ManualChunksOption {
  let parts:
    | { always: Set<string>; first: Set<string>; whole: boolean; beyond: Map<string, string> }
    | undefined;
  return (id, { getModuleInfo, getModuleIds }) => {
    if (!parts) {
      const always = closure([entry], getModuleInfo);
      const pages = [...getModuleIds()].filter((one) => preload.some((part) => one.endsWith(part)));
      const first = closure(pages, getModuleInfo);
      const modules = new Map([...getModuleIds()].map((one) => [one, inGraph(getModuleInfo(one)!)]));
      const there = [...modules.keys()].filter((one) => react.test(one) || always.has(one) || first.has(one));
      parts = {
        always,
        first,
        whole: [...always].some((one) => renderer.test(one)),
        beyond: sharedChunks({
          modules,
          first: new Set(there),
          pages: new Set(modules.get(projectFile(PAGES))?.later),
          fixedBudget: new Set(fixedBudgetPages.map(projectFile)),
          taken: ['main', 'react', 'react-dom', 'home'],
        }),
      };
    }
    const { always, first, whole, beyond } = parts;
    if (whole && (react.test(id) || HELPERS.test(id))) return 'react';
    if (!whole && renderer.test(id)) return 'react-dom';
    // Every module needs a name, because rollup moves unnamed imports into the chunk of their importer.
    if (always.has(id)) return 'main';
    return first.has(id) ? 'home' : beyond.get(id);
  };
}

import { readFileSync } from 'node:fs';
import type { GetModuleInfo, ManualChunksOption, ModuleInfo } from 'rollup';
import type { GraphModule } from './module-graph.ts';
import { projectFile } from './project-file.ts';
import { reachable } from './reachable.ts';
import { sharedChunks } from './shared-chunks.ts';

/** All that some modules need at once, themselves included. */
function closure(ids: Iterable<string>, getModuleInfo: GetModuleInfo): Set<string> {
  return reachable(ids, (id) => getModuleInfo(id)?.importedIds ?? []);
}

const react = /node_modules\/(react|react-dom|scheduler)\//;
/** What modules of CommonJS use, which are React's: in `main` it would have the two chunks import each other. */
const HELPERS = /commonjsHelpers/;
const renderer = /node_modules\/(react-dom|scheduler)\/|src\/site\/renderer\.tsx$/;

/** The table of pages, which asks for them. */
const PAGES = 'src/pages/entries.ts';

/** A page with next to no room in its budget. */
const fixedBudgetPages = 'src/pages/login.tsx';

/** A module as the division sees it. What rollup took for dead weighs nothing. */
function inGraph({ id, code, isIncluded, importedIds, dynamicallyImportedIds }: ModuleInfo): GraphModule {
  const isStyle = id.endsWith('.css');
  const text = isStyle ? readFileSync(id, 'utf8') : (code ?? '');
  const size = isIncluded ? charactersOf(text) : 0;
  return { imports: importedIds, later: dynamicallyImportedIds, size, isStyle };
}

/** Characters of some code, but for what is not in the bundle: imports, comments, and spaces. */
function charactersOf(code: string): number {
  return code.replaceAll(/^import[^;]*;$|\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s+/gm, '').length;
}

interface FirstModules {
  /** Path of the entry. */
  entry: string;
  /** Modules of the first screen, by the ends of their paths. */
  preload: readonly string[];
}

/**
 * React, which changes less often than the product, in a chunk that stays cached across releases; the first screen in
 * one chunk; the rest by what files and bytes cost (`shared-chunks.ts`). Where the entry asks for React's renderer later,
 * that is the chunk, and React itself comes with the entry.
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
          steady: new Set([projectFile(fixedBudgetPages)]),
          taken: ['main', 'react', 'react-dom', 'home'],
        }),
      };
    }
    const { always, first, whole, beyond } = parts;
    if (whole && (react.test(id) || HELPERS.test(id))) return 'react';
    if (!whole && renderer.test(id)) return 'react-dom';
    // Said of each, since a named chunk otherwise draws in all that its modules import.
    if (always.has(id)) return 'main';
    return first.has(id) ? 'home' : beyond.get(id);
  };
}

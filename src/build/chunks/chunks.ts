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
/** Rollup's helpers for CommonJS modules, which are React's. */
const HELPERS = /commonjsHelpers/;
/** Packages and generated modules, except icons, which change with the pages that use them. */
const isVendor = (id: string) =>
  (id.includes('/node_modules/') && !id.includes('/lucide/')) || id[0] === '\0';
const renderer = /node_modules\/(react-dom|scheduler)\/|src\/site\/renderer\.tsx$/;

/** The module that imports all pages lazily. */
const PAGES = 'src/pages/entries.ts';

/** Pages that nearly fill their byte budget and therefore must not grow. */
const fixedBudgetPages = ['src/pages/login.tsx', 'src/pages/register.tsx'];

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

/** Parts that load one after the other, as ends of their modules' paths unless said otherwise. */
export interface StartParts {
  /** Tables and helpers that the entry imports, as parts of their modules' paths. Their imports belong to them. */
  base: readonly string[];
  /** Small modules that many pages need, and would otherwise load a file for. */
  main: readonly string[];
  /** The page at which most visits begin. */
  home: readonly string[];
  /** Lazy imports of the layout around every page. */
  frame: readonly string[];
  /** Loaded by every visit after its first page is shown. */
  visit: readonly string[];
  /** The frames of drawers and dialogs, which `visit` loads; pages with a dialog need no more. */
  overlays: readonly string[];
  /** The strips of vendors, for game lists and for home's blocks. */
  'vendor-strip': readonly string[];
  /** The drawers' content, which loads as one file; pages of members share it. */
  'menu-drawer': readonly string[];
}

interface FirstModules {
  entry: string;
  /** Ends of the paths of the first screen's modules. */
  preload: readonly string[];
  /** If absent, the first screen's modules include the home page. */
  start?: StartParts | undefined;
}

/** Pages that the server renders, besides home and those with a fixed budget: many visits begin there. */
const landingPages = ['game-list', 'hot-games', 'lottery', 'e-lottery', 'activity', 'notice'].map(
  (page) => `src/pages/${page}.tsx`,
);

/** Rendered in the first views of public pages, which load no code of the drawers. */
const entryModules = [
  ...fixedBudgetPages,
  ...landingPages,
  'src/shell/header/language-selector.tsx',
  'src/shell/header/download-tool.tsx',
];

/** Number of pages that need a module of home, from which on it belongs to the entry's chunk. */
const COMMON = 7;

interface Graph {
  modules: ReadonlyMap<string, GraphModule>;
  /** Modules that are loaded before. */
  before: ReadonlySet<string>;
  pages: ReadonlySet<string>;
}

/**
 * Names the chunks of the start: `home` with the part of it that other pages need (`lobby`), `frame`, `visit` and the drawers. Every visit
 * loads `frame` and `visit`, so each is one file; what pages need of them is `shared`. Modules of both home and frame, or that many
 * pages need, belong to `main`.
 */
function startChunks(
  { main, home, frame, visit, overlays, 'vendor-strip': vendors, 'menu-drawer': menu }: StartParts,
  { modules, before, pages }: Graph,
): Map<string, string> {
  const needs = (ids: Iterable<string>) =>
    reachable(ids, (id) => (before.has(id) ? undefined : modules.get(id)?.imports));
  const ending = (ends: readonly string[]) =>
    [...modules.keys()].filter((id) => ends.some((end) => id.endsWith(end)));
  const [ofHome, ofFrame, ofVisit] = [home, frame, visit].map((ends) => needs(ending(ends))) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ];
  const others = [...pages].filter((page) => !ofHome.has(page)).map((page) => needs([page]));
  const users = (id: string) => others.filter((page) => page.has(id)).length;
  const ofOverlays = needs(ending(overlays));
  const isOfOverlays = (id: string) => ofOverlays.has(id) && !ofHome.has(id) && !ofFrame.has(id);
  const common = needs([
    ...[...ofHome].filter((id) => ofFrame.has(id)),
    ...[...ofHome, ...ofVisit].filter((id) => users(id) >= COMMON && !isOfOverlays(id)),
  ]);
  const limited = needs(fixedBudgetPages.map(projectFile));
  const names = new Map<string, string>();
  for (const id of ofVisit) names.set(id, users(id) ? 'frame' : 'visit');
  for (const id of ofFrame) names.set(id, 'frame');
  // Pages do not load all of the frame for a small module.
  for (const id of names.keys()) if (limited.has(id) || users(id) > 1) names.set(id, 'shared');
  for (const id of ofOverlays) if (isOfOverlays(id) && !limited.has(id)) names.set(id, 'overlays');
  // Lists without vendors need no more than before.
  const ofHotGames = needs([projectFile('src/pages/hot-games.tsx')]);
  for (const id of needs(ending(vendors))) {
    if (!names.has(id) && !ofHome.has(id) && !ofHotGames.has(id)) names.set(id, 'vendor-strip');
  }
  const ofEntries = needs(entryModules.map(projectFile));
  for (const id of needs(ending(menu))) {
    if (!names.has(id) && !ofHome.has(id) && !ofEntries.has(id)) names.set(id, 'menu-drawer');
  }
  for (const id of ofHome) names.set(id, users(id) ? 'lobby' : 'home');
  for (const id of [...common, ...needs(ending(main))]) names.set(id, 'main');
  for (const id of before) names.delete(id);
  return names;
}

/**
 * Divides a build into chunks: React and the other packages of the start, which browsers can cache across releases, the first
 * screen, and the rest by the cost of files and bytes (`shared-chunks.ts`). The entry of the site is two chunks (`base`), so that a
 * change of one module costs returning visitors less. If the entry imports React's renderer lazily, the
 * renderer and the packages are two chunks, which import nothing of the product.
 */
export function chunks({ entry, preload, start }: FirstModules): ManualChunksOption {
  let parts:
    | {
        always: Set<string>;
        base: Set<string>;
        first: Set<string>;
        whole: boolean;
        beyond: ReadonlyMap<string, string>;
      }
    | undefined;
  return (id, { getModuleInfo, getModuleIds }) => {
    if (!parts) {
      const always = closure([entry], getModuleInfo);
      const ofBase = [...always].filter((one) => start?.base.some((part) => one.includes(part)));
      const pages = [...getModuleIds()].filter((one) => preload.some((part) => one.endsWith(part)));
      const first = closure(pages, getModuleInfo);
      const modules = new Map([...getModuleIds()].map((one) => [one, inGraph(getModuleInfo(one)!)]));
      const there = new Set(
        [...modules.keys()].filter((one) => react.test(one) || always.has(one) || first.has(one)),
      );
      const ofPages = new Set(modules.get(projectFile(PAGES))?.later);
      const ofStart: ReadonlyMap<string, string> = start
        ? startChunks(start, { modules, before: there, pages: ofPages })
        : new Map();
      parts = {
        always,
        base: closure(ofBase, getModuleInfo),
        first,
        whole: [...always].some((one) => renderer.test(one)),
        beyond: new Map([
          ...sharedChunks({
            modules,
            first: new Set([...there, ...ofStart.keys()]),
            given: ofStart,
            entry: there,
            pages: ofPages,
            fixedBudget: new Set(fixedBudgetPages.map(projectFile)),
            ...(start && { landing: new Set(landingPages.map(projectFile)) }),
            taken: ['main', 'base', 'react', 'react-dom', 'vendor', 'home', ...ofStart.values()],
          }),
          ...ofStart,
        ]),
      };
    }
    const { always, base, first, whole, beyond } = parts;
    if (whole && (react.test(id) || HELPERS.test(id))) return 'react';
    if (!whole && renderer.test(id)) return 'react-dom';
    if (!whole && HELPERS.test(id)) return 'vendor';
    // Every module needs a name, because rollup moves unnamed imports into the chunk of their importer.
    if (!whole && always.has(id) && isVendor(id)) return 'vendor';
    if (base.has(id)) return 'base';
    if (always.has(id)) return 'main';
    return first.has(id) ? 'home' : beyond.get(id);
  };
}

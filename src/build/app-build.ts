import { readFileSync } from 'node:fs';
import type { GetModuleInfo, ManualChunksOption, ModuleInfo, Plugin, RollupOptions } from 'rollup';
import { firstAreas } from '../i18n/first-areas.ts';
import { type LanguageCode, languages } from '../i18n/languages.ts';
import { compress } from './compress.ts';
import { joinIconPaths } from './icon-paths.ts';
import { images } from './images.ts';
import { leftOut } from './left-out.ts';
import { limitLoads } from './limit-loads.ts';
import type { GraphModule } from './module-graph.ts';
import { noCircles } from './no-circles.ts';
import { page } from './page.ts';
import type { PageModule } from './page-modules.ts';
import { type Constants, common, minify } from './plugins.ts';
import { projectFile } from './project-file.ts';
import { reachable } from './reachable.ts';
import { sharedChunks } from './shared-chunks.ts';
import { stripUnused } from './strip-unused.ts';
import { linkedStyles } from './styles.ts';
import { texts, textsVersion } from './texts.ts';
import { thirdPartyNotices } from './third-party-notices.ts';
import { type WorkerOptions, worker } from './worker.ts';

/** A React build of its own. Paths of files are named from the project's root. */
interface AppBuild {
  entry: string;
  html: string;
  /** Script that is inlined in the page. */
  script: string;
  firstPaint: string;
  icon: string;
  out: string;
  /** Path it is served under. */
  base: string;
  configAddress: string;
  /** Modules of the first screen. */
  preload: readonly string[];
  /** Pages beyond the first screen, where the page is to know their files. */
  pages?: readonly PageModule[];
  /** Further values that the build knows. */
  constants?: Constants;
  /** Files whose code is never loaded in it. */
  without?: readonly string[];
  /** A service worker beside the page, with the paths of pages that are there without a network. */
  worker?: Omit<WorkerOptions, 'base'>;
  /** Whether tokens that `tokens.css` alone sets are inlined. */
  tokensInlined?: boolean;
  /** Whether a phone need not wait for the rules of wide screens. */
  wideApart?: boolean;
  /** Further plugins. */
  plugins?: readonly Plugin[];
}

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
const STEADY = 'src/pages/login.tsx';

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

/**
 * React, which changes less often than the product, in a chunk that stays cached across releases; the first screen in
 * one chunk; the rest by what files and bytes cost (`shared-chunks.ts`). Where the entry asks for React's renderer later,
 * that is the chunk, and React itself comes with the entry.
 */
function chunks({ entry, preload }: Pick<AppBuild, 'entry' | 'preload'>): ManualChunksOption {
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
          steady: new Set([projectFile(STEADY)]),
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

/** The site, and the kiosk as a variation of it. */
export function appBuild(of: AppBuild): RollupOptions {
  const { entry, html, script, firstPaint, base, out, preload, configAddress, icon, pages } = of;
  const directory = `assets/texts-${textsVersion()}/`;
  const rightToLeft = (Object.keys(languages) as LanguageCode[]).filter(
    (code) => languages[code].direction === 'rtl',
  );
  const constants = {
    __CONFIG_ADDRESS__: configAddress,
    __TEXTS__: base + directory,
    __ASSETS__: `${base}assets/`,
    __RIGHT_TO_LEFT__: rightToLeft,
    ...of.constants,
  };
  const sheets = new Map<string, string>();
  return {
    input: { main: projectFile(entry) },
    output: {
      dir: projectFile(out),
      format: 'es',
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/[name]-[hash].js',
      manualChunks: chunks({ entry: projectFile(entry), preload }),
    },
    plugins: [
      linkedStyles({
        base,
        preload,
        sheets,
        tokensInlined: of.tokensInlined ?? false,
        wideApart: of.wideApart ?? false,
      }),
      images({ base }),
      leftOut(of.without ?? []),
      common({ constants }),
      stripUnused(),
      joinIconPaths(),
      limitLoads(),
      noCircles(),
      minify(),
      thirdPartyNotices({ out }),
      texts({ directory, firstAreas }),
      page({
        html: projectFile(html),
        script: projectFile(script),
        firstPaint: projectFile(firstPaint),
        base,
        preload,
        constants,
        configAddress,
        sheets,
        ...(pages && { pages }),
        worker: Boolean(of.worker),
      }),
      {
        name: 'icon',
        generateBundle() {
          this.emitFile({
            type: 'asset',
            fileName: 'assets/icon.svg',
            source: readFileSync(projectFile(icon)),
          });
        },
      },
      ...(of.plugins ?? []),
      of.worker ? worker({ base, ...of.worker }) : null,
      compress(),
    ],
  };
}

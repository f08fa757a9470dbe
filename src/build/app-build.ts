import { readFileSync } from 'node:fs';
import type { Plugin, RollupOptions } from 'rollup';
import { firstAreas } from '../i18n/first-areas.ts';
import type { Area } from '../i18n/keys.ts';
import { chunks, type StartParts } from './chunks/chunks.ts';
import { namedChunks } from './chunks/named-chunks.ts';
import { noCircularChunks } from './chunks/no-circular-chunks.ts';
import { page } from './page.ts';
import type { PageModule } from './page-modules.ts';
import { compileHints } from './plugins/compile-hints.ts';
import { compress } from './plugins/compress.ts';
import { excludeModules } from './plugins/exclude-modules.ts';
import { joinIconPaths } from './plugins/icon-paths.ts';
import { images } from './plugins/images.ts';
import { limitLoads } from './plugins/limit-loads.ts';
import { reactParts } from './plugins/react-parts.ts';
import { type Constants, minify, sharedPlugins } from './plugins/shared-plugins.ts';
import { stripSearchExtras, stripUnused } from './plugins/strip-unused.ts';
import { thirdPartyNotices } from './plugins/third-party-notices.ts';
import { projectFile } from './project-file.ts';
import { linkedStyles } from './styles/styles.ts';
import { rightToLeft, texts, textsVersion } from './texts.ts';
import { type WorkerOptions, worker } from './worker.ts';

/** Options of a React build. Paths of source files are relative to the project's root. */
interface AppBuild {
  entry: string;
  html: string;
  /** Script that the page inlines. */
  script: string;
  firstPaint: string;
  icon: string;
  /** Folder of the build, an absolute path. */
  out: string;
  /** Path that servers serve the build under. */
  base: string;
  configAddress: string;
  preload: readonly string[];
  /** Parts of the start that are not in the first screen's chunk. */
  start?: StartParts;
  /** Lazy pages whose files the HTML lists, so that it can preload them. */
  pages?: readonly PageModule[];
  constants?: Constants;
  /** Modules that this build never loads. */
  without?: readonly string[];
  /** Areas of texts that this build never loads. */
  withoutAreas?: readonly Area[];
  /** Service worker, and the paths of pages that work offline. */
  worker?: Omit<WorkerOptions, 'base'>;
  /** Whether chunks import those of the start by names, so that a change of one changes no other chunk. */
  chunksNamed?: boolean;
  /** Sheets of the build that set tokens, in addition to those of `src/ui/`. Inlines no tokens without a list. */
  tokenSheets?: readonly string[];
  /** Whether the build runs on terminals only: wide screens without a pointer that hovers. */
  terminals?: boolean;
  /** Whether rules for wide screens get a stylesheet that does not block phones. */
  splitWideRules?: boolean;
  plugins?: readonly Plugin[];
  /** Packages whose fonts the sheets have. */
  fonts?: readonly string[];
}

/** Returns the rollup options of a React build: the site, the kiosk or the operator's iframe. */
export function appBuild(of: AppBuild): RollupOptions {
  const { entry, html, script, firstPaint, base, out, preload, configAddress, icon, pages } = of;
  const directory = `assets/texts-${textsVersion()}/`;
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
      dir: out,
      format: 'es',
      freeze: false,
      generatedCode: { preset: 'es2015', symbols: false },
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/[name]-[hash].js',
      manualChunks: chunks({ entry: projectFile(entry), preload, start: of.start }),
    },
    plugins: [
      linkedStyles({
        base,
        preload,
        home: of.start?.home ?? [],
        sheets,
        tokenSheets: of.tokenSheets,
        terminals: of.terminals ?? false,
        splitWideRules: of.splitWideRules ?? false,
      }),
      images({ base }),
      excludeModules(of.without ?? []),
      reactParts(),
      sharedPlugins({ constants }),
      stripUnused(),
      stripSearchExtras(),
      joinIconPaths(),
      limitLoads(),
      noCircularChunks(),
      of.chunksNamed ? namedChunks() : null,
      minify(),
      compileHints(),
      thirdPartyNotices({ out, ...(of.fonts && { fonts: of.fonts }) }),
      texts({ directory, firstAreas, withoutAreas: of.withoutAreas ?? [] }),
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
        chunksNamed: of.chunksNamed ?? false,
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

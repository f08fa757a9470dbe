import { readFileSync } from 'node:fs';
import type { Plugin, RollupOptions } from 'rollup';
import { firstAreas } from '../i18n/first-areas.ts';
import { type LanguageCode, languages } from '../i18n/languages.ts';
import { chunks } from './chunks.ts';
import { compress } from './compress.ts';
import { excludeModules } from './exclude-modules.ts';
import { joinIconPaths } from './icon-paths.ts';
import { images } from './images.ts';
import { limitLoads } from './limit-loads.ts';
import { noCircularChunks } from './no-circular-chunks.ts';
import { page } from './page.ts';
import type { PageModule } from './page-modules.ts';
import { type Constants, common, minify } from './plugins.ts';
import { projectFile } from './project-file.ts';
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
      excludeModules(of.without ?? []),
      common({ constants }),
      stripUnused(),
      joinIconPaths(),
      limitLoads(),
      noCircularChunks(),
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

import { readFileSync } from 'node:fs';
import { firstAreas } from '../i18n/first-areas.ts';
import { languages } from '../i18n/languages.ts';
import { images } from './assets.mjs';
import { compress } from './compress.mjs';
import { lean, leanIcons } from './lean.mjs';
import { file, page } from './page.mjs';
import { common, minify } from './plugins.mjs';
import { linkedStyles } from './styles.mjs';
import { texts, textsVersion } from './texts.mjs';

/** All that a module needs at once, itself included. */
function closure(ids, getModuleInfo) {
  const found = new Set();
  const follow = (id) => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of getModuleInfo(id)?.importedIds ?? []) follow(next);
  };
  for (const id of ids) follow(id);
  return found;
}

const react = /node_modules\/(react|react-dom|scheduler)\//;
const renderer = /node_modules\/(react-dom|scheduler)\/|src\/site\/renderer\.tsx$/;

/**
 * React, which changes less often than the product, in a chunk that stays cached across releases; the first screen in
 * one chunk; the rest as rollup divides it. Where the entry asks for React's renderer later, that is the chunk, and
 * React itself comes with the entry.
 */
function chunks({ entry, preload }) {
  let always;
  let first;
  let whole;
  return (id, { getModuleInfo, getModuleIds }) => {
    if (!always) {
      always = closure([entry], getModuleInfo);
      const pages = [...getModuleIds()].filter((one) => preload.some((part) => one.endsWith(part)));
      first = closure(pages, getModuleInfo);
      whole = [...always].some((one) => renderer.test(one));
    }
    if ((whole ? react : renderer).test(id)) return whole ? 'react' : 'react-dom';
    // Said of each, since a named chunk otherwise draws in all that its modules import.
    if (always.has(id)) return 'main';
    return first.has(id) ? 'home' : undefined;
  };
}

/**
 * A React build of its own: the site, and the kiosk as a variation of it.
 * `base` is the path it is served under, `preload` names the modules of the first screen, `pages` (routes and
 * entries) is what lies beyond it, `settled` says that no stylesheet of it sets a token anew.
 */
export function appBuild(of) {
  const { entry, html, early, firstPaint, base, out, preload, configAddress, icon, pages, settled } = of;
  const directory = `assets/texts-${textsVersion()}/`;
  const rightToLeft = Object.keys(languages).filter((code) => languages[code].direction === 'rtl');
  const constants = {
    __CONFIG_ADDRESS__: configAddress,
    __TEXTS__: base + directory,
    __ASSETS__: `${base}assets/`,
    __RIGHT_TO_LEFT__: rightToLeft,
  };
  return {
    input: { main: file(entry) },
    output: {
      dir: file(out),
      format: 'es',
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/[name]-[hash].js',
      // Crumbs are merged; anything larger would be fetched by pages that use none of it.
      experimentalMinChunkSize: 100,
      manualChunks: chunks({ entry: file(entry), preload }),
    },
    plugins: [
      linkedStyles({ base, preload, settled }),
      images({ base }),
      ...common({ constants }),
      lean(),
      leanIcons(),
      minify(),
      texts({ directory, firstAreas }),
      page({
        html: file(html),
        early: file(early),
        firstPaint: file(firstPaint),
        base,
        preload,
        constants,
        pages,
      }),
      {
        name: 'icon',
        generateBundle() {
          this.emitFile({ type: 'asset', fileName: 'assets/icon.svg', source: readFileSync(file(icon)) });
        },
      },
      compress(),
    ],
  };
}

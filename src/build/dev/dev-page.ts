import { readFileSync } from 'node:fs';
import { bundle as bundleStyles } from 'lightningcss';
import { filledPage, inlined, startTexts } from '../page.ts';
import { plannedStatus } from '../planned-reads.ts';
import { projectFile, version } from '../project-file.ts';
import { rightToLeft } from '../texts.ts';

/** A page that the development server builds from its sources. */
export interface DevPage {
  html: string;
  script: string;
  firstPaint: string;
  /** Module that starts the page. */
  entry: string;
  configAddress: string;
}

export const devPages = {
  m: {
    html: 'src/site/index.html',
    script: 'src/site/prefetch.ts',
    firstPaint: 'src/site/first-paint.css',
    entry: 'src/site/main.tsx',
    configAddress: '/m/site.json',
  },
  kiosk: {
    html: 'kiosk/index.html',
    script: 'kiosk/start/reload-on-failure.ts',
    firstPaint: 'kiosk/start/first-paint.css',
    entry: 'kiosk/main.tsx',
    configAddress: '/kiosk/kiosk.json',
  },
} as const satisfies Record<string, DevPage>;

/** Folder from which pages fetch their texts. */
export const TEXTS = '/m/assets/texts/';

/** Returns the constants of a page, which a build inlines. */
export const devConstants = (configAddress: string) => ({
  __CONFIG_ADDRESS__: configAddress,
  __TEXTS__: TEXTS,
  __ASSETS__: '/m/assets/',
  __RIGHT_TO_LEFT__: rightToLeft,
  __STATUS__: plannedStatus,
});

/** Returns the HTML of a page that starts at the module with the address `start`. */
export async function devPage(
  { html, script, firstPaint, configAddress }: DevPage,
  start: string,
): Promise<string> {
  return filledPage(readFileSync(projectFile(html), 'utf8'), {
    version: `<meta name="version" content="${version}">`,
    'first paint': bundleStyles({ filename: projectFile(firstPaint) }).code.toString(),
    script: await inlined(projectFile(script), devConstants(configAddress)),
    'start texts': startTexts(),
    'entry files': JSON.stringify([start]),
    'page files': '[]',
    'all page files': '/m/assets/pages.json',
    entry: `<script type="module" src="${start}"></script>`,
  });
}

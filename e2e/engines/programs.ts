import { existsSync } from 'node:fs';

/** Paths of each engine's programs; undefined if missing. */
export interface Programs {
  firefox?: string;
  webkit?: { driver: string; browser: string; display: string };
}

/** Debian packages of each engine. */
export const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
} as const;

const browsers = ['4.1', '6.0', '4.0'].map((version) => `webkit2gtk-${version}/MiniBrowser`);
const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib'];

const first = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** Finds the engines of this machine. FOYER_FIREFOX selects a Firefox. */
export function findEngines(): Programs {
  const firefox = first([process.env.FOYER_FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox']);
  const driver = first(['/usr/bin/WebKitWebDriver']);
  const display = first(['/usr/bin/Xvfb']);
  const browser = first(folders.flatMap((folder) => browsers.map((name) => `${folder}/${name}`)));
  return {
    ...(firefox && { firefox }),
    ...(driver && display && browser && { webkit: { driver, browser, display } }),
  };
}

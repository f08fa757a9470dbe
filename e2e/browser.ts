import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A Chromium without windows of its own: it starts and loads sooner, and is what playwright tests with by itself. */
const SHELL = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Chromium's address bar suggests by pages of its own: each new window loads two of them, a second of processor time
 * that the page under test has to share.
 */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What playwright itself switches off; repeated, because only the last list counts. */
const offAnyway = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'SpareRendererForSitePerProcess',
  'PreconnectToSearch',
];

/**
 * Chromium as root in a container needs the first. Pages of another site have a process of their own, as on people's
 * devices, which changes what a frame can tell of the page around; all others keep the browser from doing things by itself.
 */
export const quiet = [
  '--no-sandbox',
  '--site-per-process',
  '--disable-gpu',
  '--disable-gpu-rasterization',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offAnyway, ...suggestions].join()}`,
];

/** Held by whichever script of the project runs apt-get. */
const APT_LOCK = '/run/lock/foyer-apt';

function run(command: string, args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** Path of playwright's command line, run with this Node. */
export const playwrightCli = join(
  dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
  'cli.js',
);

/** A Chromium that is here: the one named by FOYER_CHROMIUM, or the system's; a whole browser unless told. */
export function findChromium({ shellFirst = false } = {}): string | undefined {
  const known = shellFirst ? [SHELL, ...browsers] : [...browsers, SHELL];
  const paths = known.map((name) => `/usr/bin/${name}`);
  return [process.env.FOYER_CHROMIUM, ...paths].find((path) => path && existsSync(path));
}

/**
 * Installs packages of Debian's; false where that is not possible, as without being root. Scripts that run side by side
 * take turns: a second apt-get fails at once while the first holds its locks.
 */
export function installPackages(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Not here: ${names.join(', ')}. Installing.`);
  const apt = (...args: string[]) =>
    run('flock', [APT_LOCK, 'apt-get', '-o', 'DPkg::Lock::Timeout=300', ...args]);
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
}

/**
 * A Chromium to test with: the one named by FOYER_CHROMIUM, Debian's without windows (installed as root), any other that is
 * here, else playwright's own download. Returns its path; nothing where playwright finds its own.
 */
export function findOrInstallChromium(): string | undefined {
  if (!process.env.FOYER_CHROMIUM && !existsSync(`/usr/bin/${SHELL}`)) installPackages([SHELL]);
  const find = () => findChromium({ shellFirst: true });
  const found = find() ?? (installPackages(['chromium']) ? find() : undefined);
  if (found) return found;
  console.log("No Chromium here: fetching playwright's own.");
  if (run(process.execPath, [playwrightCli, 'install', 'chromium'])) return undefined;
  throw new Error('There is no Chromium and none could be installed. Name one in FOYER_CHROMIUM.');
}

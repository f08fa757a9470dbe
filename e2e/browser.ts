import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Chromium's headless shell, which starts faster than the whole browser and is Playwright's default. */
const SHELL = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome'];

/** Pages for suggestions in the address bar. Each new window loads two of them, which takes a second of processor time. */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Features that Playwright disables; repeated here, because Chromium reads only the last list. */
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

/** The option that disables features, in addition to those disabled always. */
export const withoutFeatures = (...names: string[]) =>
  `--disable-features=${[...offAnyway, ...suggestions, ...names].join()}`;

/** Features that Playwright enables; repeated here for the same reason. */
const onAnyway = ['CDPScreenshotNewSurface', 'SkipListAccountsWithoutGaiaCookies'];

/**
 * Runs the code for network and drawing in the browser's process. In separate processes it sends messages for each response
 * and each frame, which takes a tenth of Chromium's processor time.
 */
export const withFewProcesses = [
  `--enable-features=${[...onAnyway, 'NetworkServiceInProcess2'].join()}`,
  '--in-process-gpu',
];

/**
 * Chromium as root in a container needs `--no-sandbox`. With `--site-per-process` pages of other sites have separate processes, as
 * on people's devices, which changes what an iframe can observe. All others disable background activity.
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
  withoutFeatures(),
];

/** Lock of the project's scripts that run apt-get. */
const APT_LOCK = '/run/lock/foyer-apt';

function run(command: string, args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

export const playwrightCli = join(
  dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
  'cli.js',
);

/** Returns the path of an installed Chromium: FOYER_CHROMIUM, or the system's; the headless shell first if `shellFirst`. */
export function findChromium({ shellFirst = false } = {}): string | undefined {
  const known = shellFirst ? [SHELL, ...browsers] : [...browsers, SHELL];
  const paths = known.map((name) => `/usr/bin/${name}`);
  return [process.env.FOYER_CHROMIUM, ...paths].find((path) => path && existsSync(path));
}

/**
 * Installs Debian packages. Returns false if that is not possible, for example without root. Scripts that run in parallel take
 * turns, because a second apt-get fails while the first has its locks.
 */
export function installPackages(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Not here: ${names.join(', ')}. Installing.`);
  const apt = (...args: string[]) =>
    run('flock', [APT_LOCK, 'apt-get', '-o', 'DPkg::Lock::Timeout=300', ...args]);
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
}

/**
 * Returns the path of a Chromium for tests: FOYER_CHROMIUM, Debian's headless shell (which root installs), or any other that is
 * installed. Returns undefined if Playwright has downloaded its own.
 */
export function findOrInstallChromium(): string | undefined {
  if (!process.env.FOYER_CHROMIUM && !existsSync(`/usr/bin/${SHELL}`)) installPackages([SHELL]);
  const find = () => findChromium({ shellFirst: true });
  const found = find() ?? (installPackages(['chromium']) ? find() : undefined);
  if (found) return found;
  console.log("No Chromium here: fetching playwright's own.");
  if (run(process.execPath, [playwrightCli, 'install', 'chromium'])) return undefined;
  throw new Error(
    `There is no Chromium and none could be installed. Run "sudo apt-get install ${SHELL}", or name one in FOYER_CHROMIUM.`,
  );
}

/** Runs Playwright's tests in Chromium with a config; exits with their status. */
export function runInChromium(config: string, env: NodeJS.ProcessEnv = {}): never {
  const chromium = findOrInstallChromium();
  const { status } = spawnSync(
    process.execPath,
    [playwrightCli, 'test', '--config', config, ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, ...env, ...(chromium && { FOYER_CHROMIUM: chromium }) } },
  );
  process.exit(status ?? 1);
}

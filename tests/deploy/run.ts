import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../../e2e/browser.ts';
import { toolsFolder, wranglerVersion } from './wrangler.ts';

/**
 * `npm run test:deploy`: runs the recipes of docs/operators/deploy.md. Installs what is missing: nginx and
 * buildah as root on Debian, wrangler and its runtime from npm into `.data/deploy`. Reports and skips what cannot be
 * installed.
 */
const needed = { 'nginx-light': '/usr/sbin/nginx', openssl: '/usr/bin/openssl', buildah: '/usr/bin/buildah' };
const missing = Object.entries(needed).filter(([, path]) => !existsSync(path));
if (missing.length) installPackages(missing.map(([name]) => name));
const left = Object.values(needed).filter((path) => !existsSync(path));
if (left.length) console.log(`Recipes are left out: ${left.join(', ')} is not here.`);

const run = (command: string) => spawnSync(command, { shell: true, stdio: 'inherit' }).status ?? 1;
const version = wranglerVersion();
const wrangler = join(toolsFolder, 'node_modules/wrangler/package.json');
const installed = existsSync(wrangler) && JSON.parse(readFileSync(wrangler, 'utf8')).version;
if (installed !== version) {
  console.log(`Not here: wrangler ${version}. Installing, some 200 MB.`);
  mkdirSync(toolsFolder, { recursive: true });
  const failed = run(
    `npm install --prefix "${toolsFolder}" --no-audit --no-fund --save-exact wrangler@${version}`,
  );
  if (failed) console.log('Workers are left out: wrangler could not be installed.');
}

// The recipes use the current builds.
if (run('npm run --silent build')) process.exit(1);
process.exit(run('FOYER_RESTARTS=20 FOYER_IMAGE=1 npm run --silent unit -- tests/deploy'));

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from '../../e2e/browser.ts';

/**
 * `npm run test:deploy`: the recipes of docs/deploy.md, tried with what they name. What is not here is installed, as root
 * on Debian; where that cannot be it is said and left out.
 */
const needed = { 'nginx-light': '/usr/sbin/nginx', openssl: '/usr/bin/openssl' };
const missing = Object.entries(needed).filter(([, path]) => !existsSync(path));
if (missing.length) installPackages(missing.map(([name]) => name));
const left = Object.values(needed).filter((path) => !existsSync(path));
if (left.length) console.log(`Recipes are left out: ${left.join(', ')} is not here.`);
const { status } = spawnSync('npm run --silent unit -- tests/deploy', { shell: true, stdio: 'inherit' });
process.exit(status ?? 1);

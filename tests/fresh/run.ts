import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../../e2e/browser.ts';

/**
 * `npm run test:fresh`: runs the README's two commands on the last commit, in a file system with Debian's
 * minimal packages, Node 20, npm and git: no browser and no font. Needs root on Debian. Keeps that system in
 * `.data/fresh` for the next run; `-- --new` recreates it. Exits with 1 if a command fails.
 */
const SUITE = 'trixie';
const project = join(import.meta.dirname, '../..');
const folder = join(project, '.data/fresh');
const base = join(folder, 'base');
/** The machine's certificates, which npm needs behind a proxy with a private authority. */
const certificates = '/etc/ssl/certs/ca-certificates.crt';

if (process.getuid?.() !== 0) stop('Only root can make a root file system.');
if (!existsSync('/usr/sbin/debootstrap') && !installPackages(['debootstrap']))
  stop('debootstrap is not installed.');

if (process.argv.includes('--new')) rmSync(base, { recursive: true, force: true });
if (!existsSync(base)) makeBase();
const root = mkdtempSync(join(folder, 'run-'));
run('cp', ['-a', `${base}/.`, root]);
for (const file of ['/etc/resolv.conf', '/etc/hosts', certificates]) cpSync(file, join(root, file));
run('git', ['clone', '--quiet', '--no-hardlinks', project, join(root, 'root/foyer')]);

/** Starts the demo like the README, requests each printed URL, and ends it. */
const useStart = `
npm ci || exit 1
npm start > /tmp/start.log 2>&1 & npm=$!
for second in $(seq 240); do grep -q 'Stop with Ctrl' /tmp/start.log && break; sleep 1; done
grep -q 'Stop with Ctrl' /tmp/start.log || { cat /tmp/start.log; exit 1; }
for address in $(grep -oE 'http://[^ #]+' /tmp/start.log); do
  node -e 'require("http").get(process.argv[1], { lookup }, ({ statusCode }) => {
    console.log(statusCode, process.argv[1]);
    process.exit(statusCode === 200 ? 0 : 1);
  });
  // Browsers know that names ending with .localhost are this machine, but minimal systems do not.
  function lookup(name, { all }, answer) {
    answer(null, all ? [{ address: "127.0.0.1", family: 4 }] : "127.0.0.1", 4);
  }' "$address" || exit 1
done
kill $npm
wait $npm
exit 0`;

const results = [step('npm ci && npm start', useStart), step('npm ci && npm test', 'npm ci && npm test')];
run('rm', ['-rf', root]);
console.log(`\n${results.map(({ line }) => line).join('\n')}`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);

/** Creates the minimal system in a folder that is renamed when complete. */
function makeBase(): void {
  const partial = `${base}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates,git', SUITE, partial]);
  run('chroot', [partial, 'apt-get', 'install', '-y', '--no-install-recommends', 'nodejs', 'npm']);
  renameSync(partial, base);
}

/** Runs a script in the fresh system, in separate namespaces, so that its processes end with it. */
function step(name: string, script: string): { ok: boolean; line: string } {
  console.log(`\n== ${name}`);
  writeFileSync(join(root, 'root/step.sh'), `cd /root/foyer\n${script}\n`);
  const mounts = `
    mount --bind ${root} ${root} && cd ${root} && mount -t proc proc proc && mount --rbind /dev dev &&
    mount -t tmpfs tmpfs dev/shm && mount -t tmpfs tmpfs tmp &&
    exec chroot . /usr/bin/env -i HOME=/root LANG=C.UTF-8 PATH=/usr/local/bin:/usr/bin:/usr/sbin:/bin:/sbin \\
      NODE_EXTRA_CA_CERTS=${certificates} bash /root/step.sh`;
  const started = performance.now();
  const { status, signal } = spawnSync(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'bash', '-c', mounts],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  return {
    ok: status === 0,
    line: `${name}: ${status === 0 ? 'ok' : `failed (${status ?? signal})`}, ${seconds} s`,
  };
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) stop(`${command} failed.`);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { writePackages } from '../../src/build/release/packages.ts';
import { documented, root } from './documented.ts';
import { freePort } from './nginx-process.ts';

/** `npm run test:deploy` asks for it: packing and building take a minute. */
const hasAll = process.env.FOYER_IMAGE === '1' && existsSync('/usr/bin/buildah') && process.getuid?.() === 0;

interface ImageConfig {
  User: string;
  WorkingDir: string;
  Env: string[];
  Cmd: string[];
  Healthcheck: { Test: string[] };
}

/** Runs a command in the image with a read-only root and the folder $2 as /etc/foyer, as user $3. */
const RUN = `mount --bind "$1" "$1" && mkdir -p "$1/etc/foyer" && mount --bind "$2" "$1/etc/foyer" &&
mount -o remount,ro,bind "$1" && exec setpriv --no-new-privs unshare --root="$1" --wd="$4" --setgid="$3" --setuid="$3" "\${@:5}"`;

describe.skipIf(!hasAll)('the image of the Dockerfile', () => {
  let folder: string;
  const buildah = (command: string) => {
    const store = `--storage-driver vfs --root ${folder}/store --runroot ${folder}/run`;
    return execFileSync('buildah', `${store} ${command}`.split(' '), {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  };
  let image: ImageConfig;
  let server: ChildProcess;
  let origin: string;

  /** Starts a command in the image, with its user, folder and environment. */
  function start(command: readonly string[], port: string): ChildProcess {
    const { User, WorkingDir, Env } = image;
    const set = Env.map((each) => each.split(/=(.*)/s, 2) as [string, string]);
    const args = [`${folder}/rootfs`, `${folder}/etc`, User, WorkingDir, ...command];
    return spawn('unshare', ['-m', 'bash', '-c', RUN, '-', ...args], {
      env: { ...Object.fromEntries(set), PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }
  const ended = (one: ChildProcess) =>
    new Promise((resolve) => one.on('exit', (code, signal) => resolve(code ?? signal)));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-image-'));
    // Registries are not needed: this base has what node:24-slim promises, Node and the user node.
    const base = join(folder, 'base');
    const libraries = execFileSync('ldd', [process.execPath], { encoding: 'utf8' }).match(/\/\S+/g)!;
    for (const file of libraries) {
      mkdirSync(join(base, dirname(file)), { recursive: true });
      copyFileSync(file, join(base, file));
    }
    mkdirSync(join(base, 'usr/local/bin'), { recursive: true });
    mkdirSync(join(base, 'etc'));
    copyFileSync(process.execPath, join(base, 'usr/local/bin/node'));
    writeFileSync(join(base, 'etc/passwd'), 'root:x:0:0::/:/bin/sh\nnode:x:1000:1000::/:/bin/sh\n');
    const scratch = buildah('from scratch');
    buildah(`add ${scratch} ${base} /`);
    buildah(`config --env PATH=/usr/local/bin:/usr/bin:/bin ${scratch}`);
    buildah(`commit --rm ${scratch} docker.io/library/node:24-slim`);

    const packages = await writePackages(folder, ['site', 'embed', 'kiosk', 'server']);
    for (const file of packages.filter((name) => name.endsWith('.tar.gz')))
      execFileSync('tar', ['-xzf', join(folder, file), '-C', folder]);
    const release = join(folder, readdirSync(folder).find((name) => /^foyer-[\d.]+$/.test(name))!);
    // The format of OCI has no health checks.
    buildah(
      `bud --format docker --isolation chroot --pull-never -f ${release}/server/Dockerfile -t foyer ${release}`,
    );
    image = JSON.parse(buildah('inspect --type image foyer')).Docker.config;
    const container = buildah('from --pull-never foyer');
    cpSync(buildah(`mount ${container}`), join(folder, 'rootfs'), {
      recursive: true,
      verbatimSymlinks: true,
    });

    const config = JSON.parse(documented('On Node', 'json'));
    delete config.port;
    config.builds = image.WorkingDir;
    config.brands[0].hosts = ['127.0.0.1'];
    mkdirSync(join(folder, 'etc/brands'), { recursive: true });
    cpSync(join(root, 'demo/brands/rosewood'), join(folder, 'etc/brands/play'), { recursive: true });
    writeFileSync(join(folder, 'etc/serve.json'), JSON.stringify(config));
    const port = String(await freePort());
    origin = `http://127.0.0.1:${port}`;
    server = start(image.Cmd, port);
  }, 300_000);
  afterAll(() => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }, 300_000);

  test('serves a brand without a privileged user and with a read-only root', async () => {
    const write =
      "try { require('fs').writeFileSync('/srv/foyer/x', '') } catch (error) { console.log(process.getuid(), error.code) }";
    const attempt = start(['node', '-e', write], '0');
    let said = '';
    attempt.stdout!.on('data', (text) => {
      said += text;
    });
    await ended(attempt);
    expect(said).toBe('1000 EROFS\n');
    await vi.waitFor(async () => expect((await fetch(`${origin}/healthz`)).status).toBe(200), 60_000);
    const page = await fetch(`${origin}/m/home`);
    expect(await page.text()).toContain('Rosewood');
  });

  test('is healthy while it runs, and stops with code 0 at SIGTERM', async () => {
    const [kind, ...check] = image.Healthcheck.Test;
    expect(kind).toBe('CMD');
    const port = new URL(origin).port;
    expect(await ended(start(check, port))).toBe(0);
    const end = ended(server);
    server.kill('SIGTERM');
    expect(await end).toBe(0);
    expect(await ended(start(check, port))).toBe(1);
  });
});

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import { documented, root } from './documented.ts';
import { freePort, hasNginx, type Nginx, startNginx } from './nginx-process.ts';

const ACTIVATE = '/usr/bin/systemd-socket-activate';
const hasAll = hasNginx && existsSync(ACTIVATE) && existsSync(join(root, 'dist/site/index.html'));
/** `npm run test:deploy` sets 20. */
const restarts = Number(process.env.FOYER_RESTARTS ?? 3);
/** Clients that send one request after the other. */
const CLIENTS = 8;

describe.skipIf(!hasAll)('restarts behind a socket of systemd', () => {
  let checkout: Checkout;
  let demo: Demo;
  let service: ChildProcess;
  let nginx: Nginx;
  let pid = 0;
  let starts = 0;

  beforeAll(async () => {
    checkout = makeCheckout();
    demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:' });
    for (const release of ['one', 'two']) {
      for (const build of ['site', 'server'])
        cpSync(join(root, 'dist', build), join(checkout.folder, 'releases', release, build), {
          recursive: true,
        });
    }
    switchTo('one');
    const config = JSON.parse(documented('On Node', 'json'));
    config.builds = 'current';
    config.brands[0].gateway = demo.origin;
    checkout.write('serve.json', JSON.stringify(config));
    const address = `127.0.0.1:${await freePort()}`;
    // Does what systemd does with a socket unit and Restart=always.
    const run = 'echo $$; LISTEN_PID=$$ exec node src/edge/node/main.ts --config serve.json';
    service = spawn(ACTIVATE, ['-E', 'PATH', '-l', address, 'sh', '-c', `while :; do sh -c '${run}'; done`], {
      cwd: checkout.folder,
      env: checkout.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    createInterface(service.stdout!).on('line', (line) => {
      if (/^\d+$/.test(line)) pid = Number(line);
      else if (JSON.parse(line).event === 'listening') starts += 1;
    });
    const block = documented('Behind nginx', 'nginx').replace('127.0.0.1:8080', address);
    nginx = await startNginx(checkout.folder, block);
  });
  afterAll(async () => {
    await nginx?.stop();
    if (service?.pid) process.kill(-service.pid, 'SIGKILL');
    await demo?.close();
    checkout?.remove();
  });

  /** Replaces the link atomically, like `mv -T`. */
  function switchTo(release: string): void {
    const link = join(checkout.folder, 'current');
    symlinkSync(`releases/${release}`, `${link}.next`);
    renameSync(`${link}.next`, link);
  }

  test('the documented units have no unknown or wrong key', () => {
    checkout.write('units/foyer.socket', documented('As a service', 'ini'));
    checkout.write(
      'units/foyer.service',
      documented('As a service', 'systemd').replace('/usr/bin/node', process.execPath),
    );
    const units = ['foyer.socket', 'foyer.service'].map((name) => join(checkout.folder, 'units', name));
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' });
    expect(stderr).toBe('');
  });

  test('no request fails while releases are switched and the service restarts under load', async () => {
    const scripts = (text: string) => [...text.matchAll(/(?:src|href)="(\/m\/assets\/[\w.-]+)"/g)];
    const [, asset = ''] = scripts((await nginx.request('/m/home')).text)[0]!;
    const paths = ['/m/home', asset, getStatus.path, '/m/site.json'];
    const failed: string[] = [];
    let sent = 0;
    let isOver = false;
    const client = async () => {
      while (!isOver) {
        const path = paths[sent++ % paths.length]!;
        const { status } = await nginx.request(path);
        if (status !== 200) failed.push(`${path} ${status}`);
      }
    };
    const clients = Array.from({ length: CLIENTS }, client);
    for (let turn = 0; turn < restarts; turn++) {
      switchTo(turn % 2 ? 'one' : 'two');
      const before = starts;
      process.kill(pid, 'SIGTERM');
      await vi.waitFor(() => expect(starts).toBe(before + 1), { timeout: 20_000, interval: 20 });
      // The service also works between restarts.
      const since = sent;
      await vi.waitFor(() => expect(sent).toBeGreaterThan(since + CLIENTS), {
        timeout: 20_000,
        interval: 20,
      });
    }
    isOver = true;
    await Promise.all(clients);
    console.log(`${sent} requests during ${restarts} restarts, ${failed.length} failed`);
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThan(restarts * CLIENTS);
  }, 300_000);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import { getMember, openTrial } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import { documented, root } from './documented.ts';
import { hasNginx, type Nginx, startNginx } from './nginx-process.ts';

const hasBuilds = existsSync(join(root, 'dist/site/index.html'));

describe.skipIf(!hasNginx || !hasBuilds)('on Node behind nginx, by the guide', () => {
  let checkout: Checkout;
  let demo: Demo;
  let server: ChildProcess;
  let ended: Promise<unknown>;
  let nginx: Nginx;
  const lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    checkout = makeCheckout();
    demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:' });
    const config = JSON.parse(documented('On Node', 'json'));
    config.port = 0;
    config.brands[0].gateway = demo.origin;
    checkout.write('serve.json', JSON.stringify(config));
    server = spawn('sh', ['-c', `exec ${documented('On Node', 'sh')}`], {
      cwd: checkout.folder,
      env: checkout.env,
      stdio: ['ignore', 'pipe', 'inherit'],
      // Ends the processes that npm started too.
      detached: true,
    });
    ended = new Promise((resolve) => server.once('close', resolve));
    // npm prints the command first.
    createInterface(server.stdout!).on(
      'line',
      (line) => line.startsWith('{') && lines.push(JSON.parse(line)),
    );
    const listening = () => lines.find(({ event }) => event === 'listening');
    await vi.waitFor(() => expect(listening()).toBeDefined(), { timeout: 25_000 });
    const address = `127.0.0.1:${String(listening()!.port)}`;
    const block = documented('Behind nginx', 'nginx').replace('127.0.0.1:8080', address);
    nginx = await startNginx(checkout.folder, block);
  });
  afterAll(async () => {
    await nginx?.stop();
    if (server?.pid) process.kill(-server.pid, 'SIGTERM');
    await ended;
    await demo?.close();
    checkout?.remove();
  });

  test('pages have the build’s policy and HSTS, and nothing from nginx', async () => {
    const page = await nginx.request('/m/home');
    const policy = readFileSync(join(root, 'dist/site/csp.txt'), 'utf8').trim();
    expect([page.status, page.headers['content-security-policy']]).toEqual([200, policy]);
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.text).toContain('<title>Play</title>');
  });

  test('a login passes through it, with the client’s address from nginx', async () => {
    const status = JSON.parse((await nginx.request(getStatus.path)).text);
    expect(status).toMatchObject({ success: true, value: { location: { ip: '127.0.0.1' } } });
    const { value } = JSON.parse((await nginx.request(openTrial.path)).text);
    const member = await nginx.request(getMember.path, { Authorization: `Bearer ${value.token}` });
    expect(JSON.parse(member.text)).toMatchObject({ success: true, value: { account: value.userName } });
  });

  test('the log has nginx’s request id and no address', async () => {
    const { headers } = await nginx.request('/m/site.json?x=1', { 'X-Request-Id': 'chosen-by-a-caller' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    await expect
      .poll(() => lines.find(({ id }) => id === headers['x-request-id']))
      .toMatchObject({ path: '/m/site.json', host: 'play.example' });
    const requests = lines.filter(({ event }) => event === undefined);
    expect(JSON.stringify(requests)).not.toContain('127.0.0.1');
  });

  test('refuses a host that is not the brand’s', async () => {
    // nginx accepts every host here, because it has one server block; the front server does not.
    expect((await nginx.request('/m/site.json', { Host: 'other.example' })).status).toBe(421);
  });
});

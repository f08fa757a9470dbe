import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import { type Serving, startServing } from '../../src/edge/node/serve.ts';
import { readServeConfig } from '../../src/edge/node/serve-config.ts';
import type { LogLine } from '../../src/edge/request-log.ts';
import { getMember, openTrial } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { ask as send } from '../support/ask.ts';
import { documented } from './documented.ts';

const NGINX = '/usr/sbin/nginx';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

describe.skipIf(!existsSync(NGINX) || !existsSync('/usr/bin/openssl'))(
  'behind nginx, as docs/deploy.md says',
  () => {
    let folder: string;
    let demo: Demo;
    let serving: Serving;
    let nginx: ChildProcess;
    let port: number;
    const lines: LogLine[] = [];
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'foyer-deploy-'));
      for (const name of ['dist/site', 'brands/play', 'nginx'])
        mkdirSync(join(folder, name), { recursive: true });
      write('dist/site/index.html', '<!doctype html><title>Site</title><body>site</body>');
      write('dist/site/csp.txt', "default-src 'self'\n");
      write('brands/play/site.json', '{"merchantCode":"foyer","brand":{"name":"Play"}}');
      demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:' });
      const config = JSON.parse(documented('On Node', 'json'));
      config.port = 0;
      config.brands[0].gateway = demo.origin;
      write('serve.json', JSON.stringify(config));
      serving = await startServing(readServeConfig(join(folder, 'serve.json')), (line) => lines.push(line));
      const key = join(folder, 'nginx/play.key');
      const certificate = join(folder, 'nginx/play.pem');
      const subject = ['-subj', '/CN=play.example', '-days', '2', '-nodes'];
      const pair = [
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-keyout',
        key,
        '-out',
        certificate,
      ];
      execFileSync('openssl', ['req', '-x509', ...pair, ...subject], { stdio: 'ignore' });
      port = await freePort();
      const server = documented('Behind nginx', 'nginx')
        .replace('listen 443', `listen 127.0.0.1:${port}`)
        .replace('/etc/ssl/play.example.pem', certificate)
        .replace('/etc/ssl/play.example.key', key)
        .replace('127.0.0.1:8080', `127.0.0.1:${serving.port}`);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${join(folder, 'nginx', name)};`,
      );
      write(
        'nginx/nginx.conf',
        `daemon off; master_process off; pid ${join(folder, 'nginx/pid')}; error_log stderr;
       events {} http { access_log off; ${paths.join(' ')} ${server} }`,
      );
      nginx = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx/nginx.conf')], { stdio: 'ignore' });
      await vi.waitFor(async () => expect((await ask('/m/site.json')).status).toBe(200), { timeout: 10_000 });
    });
    afterAll(async () => {
      nginx?.kill();
      await serving?.stop(0);
      await demo?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const agent = new Agent({ rejectUnauthorized: false, servername: 'play.example' });

    /** Asks nginx as a browser would that found play.example here. */
    const ask = (path: string, headers: Record<string, string> = {}) =>
      send(`https://127.0.0.1:${port}${path}`, { agent, headers: { Host: 'play.example', ...headers } });

    test('pages come with the policy of the build and HSTS, and nginx adds nothing of its own to them', async () => {
      const page = await ask('/m/home');
      expect([page.status, page.headers['content-security-policy']]).toEqual([200, "default-src 'self'"]);
      expect(page.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(page.headers['cache-control']).toBe('no-cache');
    });

    test('somebody signs in through it and is known, at the address that nginx saw', async () => {
      const status = JSON.parse((await ask(getStatus.path)).text);
      expect(status).toMatchObject({ success: true, value: { location: { ip: '127.0.0.1' } } });
      const { value } = JSON.parse((await ask(openTrial.path)).text);
      const member = await ask(getMember.path, { Authorization: `Bearer ${value.token}` });
      expect(JSON.parse(member.text)).toMatchObject({ success: true, value: { account: value.userName } });
    });

    test('the log has nginx’s id of the request, and no address', async () => {
      const { headers } = await ask('/m/site.json?x=1', { 'X-Request-Id': 'chosen-by-a-caller' });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      expect(lines.at(-1)).toMatchObject({
        id: headers['x-request-id'],
        path: '/m/site.json',
        host: 'play.example',
      });
      expect(JSON.stringify(lines)).not.toContain('127.0.0.1');
    });

    test('a host that is not the brand’s is served nothing', async () => {
      // nginx has one server, which therefore takes every host; the front server does not.
      expect((await ask('/m/site.json', { Host: 'other.example' })).status).toBe(421);
    });
  },
);

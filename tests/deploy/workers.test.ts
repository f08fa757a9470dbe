import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemo } from '../../demo/server/demo.ts';
import type { LogLine } from '../../src/edge/request-log.ts';
import { getMember, openTrial } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { frontServerTests } from '../edge/front-server.ts';
import { sendRequest as send } from '../support/ask.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import { documented, root } from './documented.ts';
import { toolsFolder } from './wrangler.ts';

interface Runtime {
  ready: Promise<URL>;
  dispose(): Promise<void>;
}
const miniflare = join(toolsFolder, 'node_modules/miniflare/dist/src/index.js');
const hasBuilds = existsSync(join(root, 'dist/site/index.html'));

describe.skipIf(!existsSync(miniflare) || !hasBuilds)('on Workers, by the guide', () => {
  let checkout: Checkout;
  let deployment: {
    compatibility_date: string;
    assets: Record<string, unknown>;
    vars: Record<string, unknown>;
  };

  beforeAll(() => {
    checkout = makeCheckout();
    const config = documented('On Workers', 'json');
    checkout.write('wrangler.jsonc', config);
    deployment = JSON.parse(config);
    // All but the upload, which needs an account: prints and writes what would be deployed.
    const commands = documented('On Workers', 'sh').replace(
      /npx wrangler@[\d.]+ deploy/,
      `${join(toolsFolder, 'node_modules/.bin/wrangler')} deploy --dry-run --outdir bundled`,
    );
    execFileSync('sh', ['-e', '-c', commands], {
      cwd: checkout.folder,
      stdio: 'pipe',
      env: {
        ...checkout.env,
        WRANGLER_SEND_METRICS: 'false',
        XDG_CONFIG_HOME: join(checkout.folder, '.config'),
      },
    });
  }, 120_000);
  afterAll(() => checkout.remove());

  /** Starts the deployment with its files and variables. */
  async function start(directory: string, vars: object, log: (line: LogLine) => void) {
    const { Miniflare } = await import(/* @vite-ignore */ pathToFileURL(miniflare).href);
    const { assets, compatibility_date: compatibilityDate } = deployment;
    const runtime: Runtime = new Miniflare({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      modules: true,
      script: readFileSync(join(checkout.folder, 'bundled/main.js'), 'utf8'),
      compatibilityDate,
      bindings: vars,
      assets: {
        directory,
        binding: assets.binding,
        routerConfig: { invoke_user_worker_ahead_of_assets: assets.run_worker_first, has_user_worker: true },
        assetConfig: { html_handling: assets.html_handling, not_found_handling: assets.not_found_handling },
      },
      handleRuntimeStdio(out: Readable, errors: Readable) {
        createInterface(out).on('line', (line) => line.startsWith('{') && log(JSON.parse(line)));
        errors.pipe(process.stderr);
      },
    });
    const { origin } = await runtime.ready;
    return { base: origin, stop: () => runtime.dispose() };
  }

  describe('the front server on workerd', () => {
    frontServerTests({
      start(folder, brands, log) {
        const directory = join(folder, 'assets');
        for (const name of ['site', 'kiosk', 'embed'])
          cpSync(join(folder, 'dist', name), join(directory, name), { recursive: true });
        for (const name of ['acme', 'zeta'])
          cpSync(join(folder, name), join(directory, name), { recursive: true });
        return start(directory, { BRANDS: brands }, log);
      },
      seenAs: (address) => ({ 'CF-Connecting-IP': address }),
      unseen: '127.0.0.1',
    });
  });

  test('serves a deployed brand’s pages and a login', async () => {
    const demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:' });
    const [brand] = deployment.vars.BRANDS as object[];
    const vars = { ...deployment.vars, BRANDS: [{ ...brand, gateway: demo.origin }] };
    const running = await start(join(checkout.folder, String(deployment.assets.directory)), vars, () => {});
    const request = (path: string, headers: Record<string, string> = {}) =>
      send(running.base + path, { headers: { Host: 'play.example', ...headers } });
    const policyOf = (build: string) => readFileSync(join(root, 'dist', build, 'csp.txt'), 'utf8').trim();
    for (const [path, build] of [
      ['/m/home', 'site'],
      ['/kiosk/', 'kiosk'],
    ] as const) {
      const { status, headers } = await request(path);
      expect([status, String(headers['content-security-policy']).split('; report')[0]]).toEqual([
        200,
        policyOf(build),
      ]);
    }
    // Style sheets that the network sends as early hints exist, and only pages of the site have them.
    const { link } = (await request('/m/login')).headers;
    const sheets = [...String(link).matchAll(/<(\/m\/assets\/[\w-]+\.css)>; rel=preload; as=style(?:, |$)/g)];
    expect(sheets.length).toBe(1);
    for (const [, sheet = ''] of sheets)
      expect((await request(sheet)).headers['content-type']).toContain('text/css');
    for (const path of ['/kiosk/', '/m/site.json', sheets[0]![1]!, '/embed/foyer.js'])
      expect([path, (await request(path)).headers.link]).toEqual([path, undefined]);
    const status = JSON.parse((await request(getStatus.path, { 'CF-Connecting-IP': '192.0.2.7' })).text);
    expect(status).toMatchObject({ success: true });
    const { value } = JSON.parse((await request(openTrial.path)).text);
    const member = await request(getMember.path, { Authorization: `Bearer ${value.token}` });
    expect(JSON.parse(member.text)).toMatchObject({ success: true, value: { account: value.userName } });
    await running.stop();
    await demo.close();
  });

  test('reports invalid variables in the log only', async () => {
    const running = await start(
      join(checkout.folder, String(deployment.assets.directory)),
      { BRANDS: '[]' },
      () => {},
    );
    const answer = await send(`${running.base}/m/home`);
    expect([answer.status, answer.text]).toEqual([
      500,
      'The front server’s variables cannot be used: see its log.\n',
    ]);
    await running.stop();
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkGateway } from '../../demo/contract/conformance/run.ts';
import adapter from '../../demo/dialect/adapter.ts';
import { dialectBackEnd } from '../../demo/dialect/back-end.ts';
import { createDemoGateway, type DemoGateway } from '../../demo/gateway/gateway.ts';
import { WrongConfig } from '../../src/edge/brand-config.ts';
import { type AdapterFinding, adaptedFetch } from '../../src/edge/node/adapter/adapted-fetch.ts';
import type { Adapter } from '../../src/edge/node/adapter/adapter.ts';
import { openServer } from '../../src/edge/node/listen.ts';
import { startServing } from '../../src/edge/node/serve.ts';
import { readServeConfig } from '../../src/edge/node/serve-config.ts';
import { getMember, getWallet, login } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { call, configureGateway } from '../../src/gateway/http/client.ts';
import { PASSWORD } from './harness.ts';

/** The front server adds the header for HTTPS, so the check reaches the adapter by HTTP. */
const base = 'http://gateway.example';
const partner = { code: 'acme', origin: 'https://acme.example' };
const account = { username: 'maya7', password: PASSWORD };
const otherAccount = { username: 'agent10', password: PASSWORD };

let gateway: DemoGateway;
/** Requests that reached the back end. */
let received: Request[];
let backEnd: (request: Request) => Promise<Response>;

beforeEach(() => {
  gateway = createDemoGateway({
    database: ':memory:',
    faults: true,
    publicBase: 'https://gateway.example',
    partners: { [partner.code]: [partner.origin] },
  });
  received = [];
  const answer = dialectBackEnd(async (request) => gateway.app.request(request));
  backEnd = (request) => {
    received.push(request.clone());
    return answer(request);
  };
});
afterEach(() => gateway.close());

test('a back end with another dialect passes every check through its adapter', async () => {
  const adapted = adaptedFetch(adapter, { fetch: backEnd });
  const findings = await checkGateway({
    base,
    fetch: (input, init) => adapted(new Request(input, init)),
    account,
    otherAccount,
    partner,
    writes: true,
  });
  expect(findings.filter(({ result }) => result !== 'passed')).toEqual([]);
  expect(received.length).toBeGreaterThan(300);
  expect(received.filter(({ url }) => !new URL(url).pathname.startsWith('/api/v2/'))).toEqual([]);
  expect(received.filter(({ headers }) => headers.has('Authorization'))).toEqual([]);
});

test('members sign in at a front server with an adapter, which opens their sealed bodies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-adapter-'));
  const server = await openServer({ fetch: backEnd }, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  writeFileSync(join(folder, 'site.json'), '{"merchantCode":"foyer","brand":{"name":"Play"}}');
  const brands = [
    {
      hosts: ['127.0.0.1'],
      folder,
      gateway: `http://127.0.0.1:${port}`,
      adapter: join(import.meta.dirname, '../../demo/dialect/adapter.ts'),
    },
  ];
  writeFileSync(join(folder, 'serve.json'), JSON.stringify({ port: 0, builds: folder, brands }));
  const serving = await startServing(readServeConfig(join(folder, 'serve.json')), () => {});
  let token: string | undefined;
  try {
    configureGateway({
      base: `http://127.0.0.1:${serving.port}`,
      paths: {},
      merchantCode: 'foyer',
      token: () => token,
      key: async () => (await call(getStatus, {})).encryption,
    });
    ({ token } = await call(login, {
      body: { ...account, type: 'username', rememberPassword: false },
    }));
    expect(await call(getMember, {})).toMatchObject({ account: 'maya7' });
    expect(await call(getWallet, {})).toEqual({ sumBalance: 25_000 });
    const signIn = received.find(({ url }) => url.endsWith('/api/v2/session/login'))!;
    expect(await signIn.json()).toMatchObject({
      user: 'maya7',
      password: PASSWORD,
      remember_password: false,
    });
    token = 'unknown';
    await expect(call(getMember, {})).rejects.toMatchObject({ kind: 'refused', code: 'session.none' });
  } finally {
    await serving.stop(0);
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
});

test('a recording names calls and fields that the adapter lacks', async () => {
  const findings: AdapterFinding[] = [];
  const partial: Adapter = {
    ...adapter,
    otherwise: undefined,
    calls: { getWallet: { path: '/api/v2/cashier/summary', value: () => ({}) as never } },
  };
  const sendRequest = (recording: boolean) =>
    adaptedFetch(partial, {
      fetch: backEnd,
      ...(recording && { onFinding: (found) => findings.push(found) }),
    });
  const token = { Authorization: `Bearer ${await signedIn()}` };
  await sendRequest(true)(new Request(base + getWallet.path, { headers: token }));
  await sendRequest(true)(new Request(base + getMember.path, { headers: token }));
  expect(findings).toEqual([
    { call: 'getWallet', wrong: expect.stringMatching(/^sumBalance /) },
    { call: 'getWallet', unread: ['total_cents'] },
    { call: 'getMember', isUnmapped: true },
  ]);
  const refused = await sendRequest(false)(new Request(base + getMember.path));
  expect([refused.status, await refused.json()]).toEqual([404, { success: false, errorCode: 'not.found' }]);
});

/** Returns a token of the demo gateway. */
async function signedIn(): Promise<string> {
  configureGateway({
    base,
    paths: {},
    merchantCode: 'foyer',
    fetch: async (input, init) => gateway.app.request(input, init),
    key: async () => (await call(getStatus, {})).encryption,
  });
  return (await call(login, { body: { ...account, type: 'username', rememberPassword: false } })).token;
}

test('a module without an adapter stops the front server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-adapter-'));
  const file = join(folder, 'adapter.mjs');
  const brands = [{ hosts: ['a.example'], folder, gateway: base, adapter: 'adapter.mjs' }];
  writeFileSync(join(folder, 'serve.json'), JSON.stringify({ port: 0, brands }));
  const start = () => startServing(readServeConfig(join(folder, 'serve.json')), () => {});
  await expect(start()).rejects.toThrow(WrongConfig);
  writeFileSync(file, 'export default { calls: {} };');
  await expect(start()).rejects.toThrow(`${file}: its default export has no calls`);
  rmSync(folder, { recursive: true });
});

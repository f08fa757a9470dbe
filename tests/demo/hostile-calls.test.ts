import { join } from 'node:path';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { type Known, samples } from '../../demo/contract/samples.ts';
import { mountSite } from '../../demo/server/site.ts';
import { type EndpointName, endpoints } from '../../src/gateway/endpoints/table.ts';
import { buildUrl, type Query } from '../../src/gateway/http/build-url.ts';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';
import { sealText } from '../../src/gateway/http/seal.ts';
import { openGateway, type TestGateway } from './harness.ts';

const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => name !== 'logout');
const MINUTE = 60_000;

/** Hostile values: numbers beyond every store, inherited property names, odd text. */
const hostile: readonly unknown[] = [
  0,
  -1,
  2 ** 63,
  '9223372036854775808',
  '9'.repeat(400),
  '__proto__',
  'constructor',
  'toString',
  '',
  '\u0000',
  "' OR 1=1 --",
  '\ud800',
  'x'.repeat(4_000),
  null,
  {},
  JSON.parse('{"__proto__":{"a":1}}'),
];

const known: Known = {
  merchantCode: 'foyer',
  language: 'EN',
  username: 'maya7',
  password: 'foyer-1234',
  token: '',
  game: {
    gameId: '100001',
    nodeId: '200001',
    vassalage: 'JILI',
    gameType: 'RNG',
    telGameId: 't100001',
    telNodeId: 't200001',
  },
  liveNodeId: '1',
  announcementId: '1',
  lottery: { code: 'MB', drawNumber: '1' },
  rewardId: '1',
  vipLevel: 1,
  headIcon: 'fox',
  promotionToJoin: '1',
  promotionToClaim: '1',
  messageId: '1',
  type: 0,
  below: { memberId: '8', gameType: 'RNG', vendor: 'JILI', rate: 1 },
  puzzleId: 'none',
  flags: {},
};

let gateway: TestGateway;
let logged: MockInstance;

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  gateway = openGateway();
  gateway.switches.openReads = 1_000_000;
  for (const name of names) {
    const { flag }: AnyEndpoint = endpoints[name];
    if (flag) gateway.switches.whitelabel[flag] = true;
  }
});

interface Sample {
  query?: Query;
  body?: object;
}

/**
 * Returns a sample with one field replaced by hostile values, for each field: a different third of the values
 * per field, or with FOYER_FAULTS=all, as in `npm run test:faults`, all of them.
 */
const every = process.env.FOYER_FAULTS === 'all' ? 1 : 3;
let turn = 0;

function* variants(sample: Sample, row: AnyEndpoint): Generator<Sample> {
  for (const part of ['query', 'body'] as const) {
    const schema = row[part] as { entries?: object } | undefined;
    for (const field of Object.keys(schema?.entries ?? {})) {
      turn++;
      for (const [index, value] of hostile.entries()) {
        if ((index + turn) % every === 0) yield { ...sample, [part]: { ...sample[part], [field]: value } };
      }
    }
  }
}

async function send(name: EndpointName, sample: Sample, token: string): Promise<number> {
  const row: AnyEndpoint = endpoints[name];
  const address = buildUrl({ base: 'http://localhost' }, row, sample.query);
  const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
  let body: string | undefined;
  if (sample.body) {
    headers['Content-Type'] = row.form ? 'application/x-www-form-urlencoded' : 'application/json';
    body = JSON.stringify(sample.body);
    if (row.form)
      body = String(new URLSearchParams(Object.entries(sample.body).map(([k, v]) => [k, `${v}`])));
    if (row.sealed) {
      const key = (await (await gateway.app.request('/wps/system/status')).json()).value.encryption;
      headers.Encryption = key.keyId;
      body = JSON.stringify({
        data: await sealText(body, key, gateway.now() - Date.now()),
        moduleId: row.module,
      });
    }
  }
  const answer = await gateway.app.request(address, { method: row.method, headers, ...(body && { body }) });
  return answer.status;
}

describe.each(['maya7', 'agent10'])('hostile fields of %s', (username) => {
  test('cause no 500 and no log', async () => {
    const failed: string[] = [];
    for (const name of names) {
      const { token } = await gateway.signIn(username);
      const sample = (samples[name] as unknown as (of: Known) => Sample)({ ...known, token });
      for (const variant of variants(sample, endpoints[name])) {
        gateway.pass(MINUTE);
        const status = await send(name, variant, token);
        if (status >= 500) failed.push(`${name} ${status} ${JSON.stringify(variant).slice(0, 200)}`);
      }
    }
    expect(failed).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  }, 60_000);
});

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const SERVICE = '/identitytoolkit.googleapis.com/v1';

test.each([
  ['GET', (name: string) => `/art/games/${name}.avif`],
  ['GET', (name: string) => `/art/vendors/${name}_color.avif`],
  ['GET', (name: string) => `/art/banners/${name}.avif`],
  ['GET', (name: string) => `/art/avatars/${name}.svg`],
  ['GET', (name: string) => `/art/marks/${name}.svg`],
  ['GET', (name: string) => `/m/icons/${name}`],
  ['GET', (name: string) => `/m/assets/${name}`],
  ['GET', (name: string) => `/embed/frame?partner=${name}`],
  ['GET', (name: string) => `/embed/frame/${name}`],
  ['GET', (name: string) => `/embed/oembed?url=http://localhost/embed/frame/${name}`],
  ['GET', (name: string) => `/emulator/auth/handler?providerId=${name}`],
  ['GET', (name: string) => `/wps/${name}`],
  ['GET', (name: string) => `/lgw/${name}?partner=${name}`],
  ['POST', (name: string) => `${SERVICE}/accounts:${name}?key=any`],
])('%s with an inherited property name is refused', async (method, address) => {
  mountSite(gateway.app, { dist: 'none', configs: join(import.meta.dirname, '../../demo'), partners: {} });
  for (const name of inherited) {
    const body = method === 'POST' ? { body: '{}' } : {};
    const answer = await gateway.app.request(address(name), { method, ...body });
    expect([address(name), answer.status < 500]).toEqual([address(name), true]);
  }
  expect(logged).not.toHaveBeenCalled();
});

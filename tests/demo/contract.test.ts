import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkGateway } from '../../demo/contract/check.ts';
import { openApiDocument } from '../../demo/contract/openapi.ts';
import { withTable } from '../../demo/contract/paths-table.ts';
import { jsonSchemaOf } from '../../demo/contract/schemas.ts';
import { createDemoGateway } from '../../demo/gateway/gateway.ts';
import { refusalCodes } from '../../demo/gateway/refusal.ts';
import { type AnyEndpoint, endpoint, listOf } from '../../src/gateway/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/gateway/endpoints/table.ts';
import { PASSWORD, withoutWaits } from './harness.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const names = Object.keys(endpoints) as EndpointName[];
const member = { username: 'maya7', password: PASSWORD, writes: true };

let gateway: ReturnType<typeof createDemoGateway>;
beforeEach(() => {
  gateway = createDemoGateway({ database: ':memory:', faults: true });
  // Without their flags some calls are only refused.
  for (const name of names) {
    const { flag }: AnyEndpoint = endpoints[name];
    if (flag) gateway.switches.whitelabel[flag] = true;
  }
});
afterEach(() => gateway.close());

const inProcess = ((input: string, init?: RequestInit) => gateway.app.request(input, init)) as typeof fetch;
const check = (options: object = member) =>
  checkGateway({ base: 'http://localhost', fetch: inProcess, ...options });
const problems = async (options?: object) =>
  (await check(options)).filter(({ problem }) => problem).map(({ what, problem }) => `${what}: ${problem}`);

describe('documents', () => {
  const { version } = JSON.parse(read('package.json'));

  test('docs/openapi.json says what the table says (npm run contract)', () => {
    expect(JSON.parse(read('docs/openapi.json'))).toEqual(
      JSON.parse(JSON.stringify(openApiDocument(version))),
    );
  });

  test('docs/gateway.md lists the calls of the table (npm run contract)', () => {
    const guide = read('docs/gateway.md');
    expect(withTable(guide)).toBe(guide);
  });

  test('docs/gateway.md explains every code', () => {
    const guide = read('docs/gateway.md');
    for (const code of refusalCodes) expect(guide).toContain(`\`${code}\``);
  });

  test('every row is an operation of its own; sealed ones carry data and moduleId', () => {
    const { paths } = openApiDocument('1');
    const operations = Object.values(paths).flatMap((path) => Object.values(path)) as {
      operationId: string;
    }[];
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...names].sort());
    const body = JSON.stringify(
      (paths['/wps/session/login'] as { post: { requestBody: unknown } }).post.requestBody,
    );
    expect(body).toContain('"required":["data","moduleId"]');
    expect(body).toContain('"x-sealed":{"type":"object"');
  });

  test('a list that survives bad entries is described by its entries', () => {
    expect(jsonSchemaOf(listOf(v.object({ name: v.string() })))).toMatchObject({
      type: 'array',
      items: { type: 'object', required: ['name'] },
    });
  });
});

describe('conformance', () => {
  test('the demo gateway keeps every row of the table', async () => {
    const findings = await check();
    expect(findings.filter(({ problem }) => problem)).toEqual([]);
    expect(findings.map(({ what }) => what)).toEqual(expect.arrayContaining(names));
  });

  test('WL-9 WL-10 the demo gateway keeps the rows for agents, with the team as it is', async () => {
    const findings = await check({ username: 'agent10', password: PASSWORD, writes: false });
    expect(findings.filter(({ problem }) => problem)).toEqual([]);
    expect(findings.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'getTeamMembers',
        'getTeamMember',
        'getRebates',
        'setRebates',
        'getTeamKpi',
        'getDividends',
      ]),
    );
  });

  test('a call whose flag is off is held to being refused', async () => {
    gateway.switches.whitelabel = { FREEPLAY3: false };
    const findings = await check();
    expect(findings.filter(({ problem }) => problem)).toEqual([]);
    expect(findings.map(({ what }) => what)).toContain('openTrial: refused while FREEPLAY3 is off');
    expect(findings.map(({ what }) => what)).not.toContain('openTrial');
  });

  test('without an account only what a guest may call is checked', async () => {
    const findings = await check({});
    expect(findings.filter(({ problem }) => problem)).toEqual([]);
    expect(findings.map(({ what }) => what)).not.toContain('getMember');
    expect(findings.map(({ what }) => what)).toContain('getMember: refused without a session');
  });

  test.each([
    ['wrong-shape', 'malformed: getGames'],
    ['html', 'malformed'],
    ['truncated', 'malformed'],
  ] as const)('finds an answer that is %s', async (malformed, problem) => {
    gateway.faults?.set({ endpoint: 'getGames', malformed });
    expect(await problems({})).toContain(`getGames: ${problem}`);
  });

  test('a gateway that cannot be reached fails every check, and ends the run in good order', async () => {
    const dead = (async () => {
      throw new TypeError('fetch failed');
    }) as typeof fetch;
    const findings = await withoutWaits(() => check({ fetch: dead }));
    expect(findings.length).toBeGreaterThan(10);
    expect(findings.every(({ problem }) => problem === 'offline')).toBe(true);
  });

  test('finds a call that is answered without the session it needs', async () => {
    const open = createDemoGateway({ database: ':memory:' });
    const leaky = (async (input: string, init?: RequestInit) =>
      String(input).includes(endpoints.getWallet.path)
        ? Response.json({ success: true, value: { sumBalance: 1 } })
        : open.app.request(input, init)) as typeof fetch;
    expect(await problems({ fetch: leaky })).toEqual([
      'getWallet: refused without a session: answers something else instead of session.none',
    ]);
    open.close();
  });

  test('finds a gateway that lets every origin read', async () => {
    const wide = (async (input: string, init?: RequestInit) => {
      const answer = await gateway.app.request(input, init);
      const headers = new Headers(answer.headers);
      headers.set('Access-Control-Allow-Origin', '*');
      return new Response(answer.body, { status: answer.status, headers });
    }) as typeof fetch;
    expect(await problems({ fetch: wide })).toContain(
      'getWinners: no stranger reads it: lets every origin read it',
    );
  });
});

test('no row can share method and path with another', () => {
  const places = names.map((name) => `${endpoints[name].method} ${endpoints[name].path}`);
  expect(new Set(places).size).toBe(places.length);
  expect(names.every((name) => endpoints[name].name === name)).toBe(true);
  expect(endpoint(endpoints.login)).toBe(endpoints.login);
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkGateway } from '../../demo/contract/check.ts';
import { createDemoGateway } from '../../demo/gateway/gateway.ts';
import { type EndpointName, endpoints } from '../../src/gateway/endpoints/table.ts';
import { type AnyEndpoint, endpoint } from '../../src/gateway/http/endpoint.ts';
import { PASSWORD, withoutWaits } from './harness.ts';

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
    ['wrong-shape', 'malformed: value'],
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

  test('finds a gateway that adds an account in another name', async () => {
    const lax = createDemoGateway({ database: ':memory:' });
    const account = { id: '1', method: 'bank', holder: 'Nobody', number: '•••• 7891' };
    const send = (async (input: string, init?: RequestInit) => {
      const answer = await lax.app.request(input, init);
      const isRefusal = String(input).includes(endpoints.addPayoutAccount.path) && answer.status !== 401;
      const refused = isRefusal ? ((await answer.clone().json()) as { errorCode?: string }).errorCode : '';
      return refused === 'payout.account.holder' ? Response.json({ success: true, value: account }) : answer;
    }) as typeof fetch;
    expect(await problems({ ...member, fetch: send })).toEqual([
      'addPayoutAccount: refused in another name: succeeds instead of payout.account.holder',
    ]);
    lax.close();
  });

  test('finds a gateway that lets every origin read', async () => {
    const wide = (async (input: string, init?: RequestInit) => {
      // It does not look at who asks.
      const answer = await gateway.app.request(input, { ...init, headers: {} });
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

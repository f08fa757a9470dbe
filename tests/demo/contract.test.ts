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
  // With their flags off, some calls are only refused.
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
  test('the demo gateway passes for every call', async () => {
    const findings = await check();
    expect(findings.filter(({ problem }) => problem)).toEqual([]);
    expect(findings.map(({ what }) => what)).toEqual(expect.arrayContaining(names));
  });

  test('WL-9 WL-10 the demo gateway passes for agents without changing the team', async () => {
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

  test('expects a refusal while the flag of a call is off', async () => {
    gateway.switches.whitelabel = { FREEPLAY3: false };
    const findings = await check();
    expect(findings.filter(({ problem }) => problem)).toEqual([]);
    expect(findings.map(({ what }) => what)).toContain('openTrial: refused while FREEPLAY3 is off');
    expect(findings.map(({ what }) => what)).not.toContain('openTrial');
  });

  test('checks only the calls of guests without an account', async () => {
    const findings = await check({});
    expect(findings.filter(({ problem }) => problem)).toEqual([]);
    expect(findings.map(({ what }) => what)).not.toContain('getMember');
    expect(findings.map(({ what }) => what)).toContain('getMember: refused without a session');
  });

  test.each([
    ['wrong-shape', 'malformed: value'],
    ['html', 'malformed'],
    ['truncated', 'malformed'],
  ] as const)('finds a response that is %s', async (malformed, problem) => {
    gateway.faults?.set({ endpoint: 'getGames', malformed });
    expect(await problems({})).toContain(`getGames: ${problem}`);
  });

  test('an unreachable gateway fails every check and completes the run', async () => {
    const dead = (async () => {
      throw new TypeError('fetch failed');
    }) as typeof fetch;
    const findings = await withoutWaits(() => check({ fetch: dead }));
    expect(findings.length).toBeGreaterThan(10);
    expect(findings.every(({ problem }) => problem === 'offline')).toBe(true);
  });

  test('finds a call that is answered without its required session', async () => {
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

  test('finds a gateway that accepts an account in another name', async () => {
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

  test('finds a gateway that allows every origin', async () => {
    const wide = (async (input: string, init?: RequestInit) => {
      // Ignores the origin.
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

test('every call has a unique method and path', () => {
  const places = names.map((name) => `${endpoints[name].method} ${endpoints[name].path}`);
  expect(new Set(places).size).toBe(places.length);
  expect(names.every((name) => endpoints[name].name === name)).toBe(true);
  expect(endpoint(endpoints.login)).toBe(endpoints.login);
});

import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changes } from '../../demo/contract/conformance/account-calls.ts';
import { catalogue } from '../../demo/contract/conformance/catalogue.ts';
import { asJson, asJunit, asText } from '../../demo/contract/conformance/report.ts';
import { checkGateway, type RunOptions } from '../../demo/contract/conformance/run.ts';
import { DAY } from '../../demo/fixtures/durations.ts';
import { createDemoGateway, type DemoGateway } from '../../demo/gateway/gateway.ts';
import { type EndpointName, endpoints } from '../../src/gateway/endpoints/table.ts';
import { type AnyEndpoint, endpoint } from '../../src/gateway/http/endpoint.ts';
import { type Defect, defects, fetchWithDefect } from './defects.ts';
import { PASSWORD } from './harness.ts';

const names = Object.keys(endpoints) as EndpointName[];
const base = 'https://gateway.example';
const partner = { code: 'acme', origin: 'https://acme.example' };
const account = { username: 'maya7', password: PASSWORD };
const otherAccount = { username: 'agent10', password: PASSWORD };
const whole = { account, otherAccount, partner };

let now = Date.now();
let gateway: DemoGateway;
function openGateway() {
  gateway = createDemoGateway({
    database: ':memory:',
    clock: () => now,
    faults: true,
    publicBase: base,
    partners: { [partner.code]: [partner.origin] },
    trustedProxies: ['in-process'],
  });
  switchFlagsOn();
}
/** Without their flags, some calls are only refused. */
function switchFlagsOn() {
  for (const { flag } of Object.values<AnyEndpoint>(endpoints))
    if (flag) gateway.switches.whitelabel[flag] = true;
}
beforeAll(openGateway);
afterEach(() => {
  switchFlagsOn();
  gateway.faults?.clear();
});
afterAll(() => gateway.close());

let runs = 0;
/** Runs the check through a proxy with at most one defect, from an address and at a time without used rate limits. */
async function run(options: Partial<RunOptions> = whole, defect?: Defect) {
  now += DAY / 48;
  const fetch = fetchWithDefect(gateway, defect?.edit, `10.0.0.${++runs}`);
  return checkGateway({ base, fetch, ...options });
}
const failed = async (...requested: Parameters<typeof run>) =>
  (await run(...requested)).filter(({ result }) => result === 'failed');

describe('conformance', () => {
  test('the demo gateway passes every check of every call', async () => {
    // An earlier run may have claimed the promotions and rewards.
    gateway.close();
    openGateway();
    const findings = await run({ ...whole, writes: true });
    expect(findings.filter(({ result }) => result !== 'passed')).toEqual([]);
    expect(new Set(findings.map(({ call }) => call))).toEqual(new Set(['', ...names]));
    expect(new Set(findings.map(({ check }) => check))).toEqual(
      // Every flag is on.
      new Set(Object.keys(catalogue).filter((check) => check !== 'flag')),
    );
  });

  test('the demo gateway passes for agents, without calls that change data', {
    tags: ['WL-9', 'WL-10'],
  }, async () => {
    const made = new Set<string>();
    const fetch: RunOptions['fetch'] = async (input, init) => {
      const answer = await gateway.app.request(input, init);
      if (
        (
          (await answer
            .clone()
            .json()
            .catch(() => ({}))) as { success?: boolean }
        ).success
      )
        made.add(`${init?.method} ${new URL(String(input)).pathname}`);
      return answer;
    };
    const findings = await run({ account: otherAccount, fetch });
    expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
    for (const name of ['getTeamMembers', 'getTeamMember', 'getRebates', 'getTeamKpi', 'getDividends'])
      expect(findings).toContainEqual(expect.objectContaining({ check: 'shape', call: name }));
    const changing = (Object.keys(changes) as EndpointName[]).map(
      (name) => `${endpoints[name].method} ${endpoints[name].path}`,
    );
    expect(changing.filter((place) => made.has(place))).toEqual([]);
    // Every other call that is not a read needs a session, or changes nothing for an invented name.
    const writes = [...made].filter((place) => !place.startsWith('GET '));
    expect(writes.sort()).toEqual(
      [
        'login',
        'logout',
        'renewSession',
        'endSessions',
        'offerSession',
        'forgotPassword',
        'cancelPairing',
        'startConfirmation',
        'startPasskeyLogin',
      ]
        .map((name) => `${endpoints[name as EndpointName].method} ${endpoints[name as EndpointName].path}`)
        .sort(),
    );
  });

  test('expects a refusal while the flag of a call is off', async () => {
    gateway.switches.whitelabel = { FREEPLAY3: false };
    const findings = await run();
    expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(findings).toContainEqual(expect.objectContaining({ check: 'flag', call: 'openTrial' }));
    expect(findings).not.toContainEqual(expect.objectContaining({ check: 'shape', call: 'openTrial' }));
  });

  test('checks only the calls of guests without an account', async () => {
    const findings = await run({});
    expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
    const ofMember = findings.filter(({ call }) => call === 'getMember');
    expect(ofMember.map(({ check }) => check)).toContain('session.required');
    expect(ofMember.map(({ check }) => check)).not.toContain('shape');
  });

  test.each([
    ['wrong-shape', 'wrong: value'],
    ['html', '200 without an envelope'],
    ['truncated', '403 without an envelope'],
  ] as const)('finds a response that is %s', async (malformed, actual) => {
    gateway.faults?.set({ endpoint: 'getGames', malformed });

    expect(await failed({})).toContainEqual(
      expect.objectContaining({ check: 'shape', call: 'getGames', actual, section: 'calls.md#getgames' }),
    );
  });

  test('ends with one finding when the gateway is unreachable', async () => {
    const fetch: RunOptions['fetch'] = async () => {
      throw new TypeError('fetch failed');
    };
    expect(await run({ fetch })).toEqual([
      expect.objectContaining({ check: 'reachable', result: 'failed', actual: 'no response: fetch failed' }),
    ]);
  });

  test('checks the calls of guests when the account cannot sign in', async () => {
    const found = await failed({ account: { ...account, password: 'wrong' } });
    expect(found).toMatchObject([{ check: 'shape', call: 'login', actual: '200 and login.wrong' }]);
  });

  test('skips a call whose rate limit an earlier run has used up', async () => {
    await run({});
    runs--;
    now -= DAY / 48;
    const findings = await run({});
    expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(findings).toContainEqual(
      expect.objectContaining({ check: 'shape', call: 'checkUsername', result: 'skipped' }),
    );
  });

  test('skips the named checks', async () => {
    const findings = await run({ skip: ['filter', 'entries:getGames'] }, defects['ignores the category']);
    expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(findings).toContainEqual(expect.objectContaining({ check: 'filter', result: 'skipped' }));
    expect(findings).toContainEqual(
      expect.objectContaining({ check: 'entries', call: 'getHotGames', result: 'passed' }),
    );
  });
});

describe('reports', () => {
  const gatewayUrl = 'https://gateway.example/a?b&c';
  const finding = {
    check: 'shape',
    call: 'getGames',
    result: 'failed',
    expected: 'a "value" <list>',
    actual: 'wrong: value.games[].nodeId',
    section: 'calls.md#getgames',
  } as const;
  const findings = [
    finding,
    { ...finding, call: 'login', result: 'passed', actual: '' },
    { ...finding, check: 'accounts', call: '', result: 'skipped', actual: 'needs a second account' },
  ] as const;

  test('name expected, actual and section for people', () => {
    expect(asText(findings)).toBe(`FAIL  getGames: shape
      expected  a "value" <list>
      came      wrong: value.games[].nodeId
      see       docs/operators/calls.md#getgames
skip  accounts: needs a second account
1 passed, 1 failed, 1 skipped`);
  });

  test('list all findings as JSON', () => {
    expect(JSON.parse(asJson(gatewayUrl, findings))).toEqual({
      gateway: gatewayUrl,
      passed: 1,
      failed: 1,
      skipped: 1,
      findings,
    });
  });

  test('list a test case for each finding as JUnit', () => {
    const report = asJunit(gatewayUrl, findings);
    expect(report).toContain('name="https://gateway.example/a?b&amp;c" tests="3" failures="1" skipped="1"');
    expect(report).toContain('<testcase classname="shape" name="login"/>');
    expect(report).toContain('expected: a &quot;value&quot; &lt;list&gt;');
  });
});

describe('a single defect of a gateway is found by its check only', () => {
  test.each(Object.entries(defects))('%s', async (_, defect) => {
    const found = await failed({ ...whole, writes: defect.writes ?? false }, defect);
    expect(found).not.toEqual([]);
    expect(found.filter(({ check }) => check !== defect.check)).toEqual([]);
  });
});

describe('docs/operators', () => {
  const read = (name: string) =>
    readFileSync(new URL(`../../docs/operators/${name}`, import.meta.url), 'utf8');

  test('conformance.md lists every check', () => {
    const guide = read('conformance.md');
    for (const check of Object.keys(catalogue)) expect(guide).toContain(`\`${check}\``);
  });

  test('each check names a section of the contract', () => {
    const anchors = Array.from(
      read('gateway.md').matchAll(/^## (.+)$/gm),
      ([, title]) => `gateway.md#${title!.toLowerCase().replaceAll(' ', '-')}`,
    );
    for (const { section } of Object.values(catalogue)) expect(['calls.md', ...anchors]).toContain(section);
  });
});

test('every call has a unique method and path', () => {
  const places = names.map((name) => `${endpoints[name].method} ${endpoints[name].path}`);
  expect(new Set(places).size).toBe(places.length);
  expect(names.every((name) => endpoints[name].name === name)).toBe(true);
  expect(endpoint(endpoints.login)).toBe(endpoints.login);
});

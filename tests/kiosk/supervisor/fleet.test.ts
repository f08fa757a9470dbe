// @module-tag KI-1
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fleetSecret } from '../../../demo/fixtures/operator/staff.ts';
import { terminals } from '../../../demo/fixtures/operator/terminals.ts';
import { createFleet, createGatewayClock } from '../../../kiosk/supervisor/fleet.ts';
import { enrol, readIdentity, signMessage } from '../../../kiosk/supervisor/identity.ts';
import { createJournal } from '../../../kiosk/supervisor/journal.ts';
import { createRollout } from '../../../kiosk/supervisor/rollout.ts';
import { createCommands } from '../../../kiosk/supervisor/signed-commands.ts';
import { sendHeartbeat, tellPage } from '../../../src/gateway/endpoints/fleet.ts';
import type {
  CommandName,
  UnsignedCommand,
} from '../../../src/gateway/endpoints/shared/terminal-protocol.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { codeOf, expectLimit, gatewayPerTest } from '../../demo/harness.ts';

const YEAR = 365 * 24 * 3_600_000;
const keyOf = (id: string) => terminals.find((terminal) => terminal.id === id)!.key;

const gateway = gatewayPerTest();
let folder: string;
let cookie: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-fleet-'));
  const answer = await desk('/session', { secret: fleetSecret });
  cookie = answer.headers.get('Set-Cookie')!.split(';')[0]!;
});
afterEach(() => rmSync(folder, { recursive: true }));

function desk(path: string, body?: object) {
  return gateway.app.request(`/demo/terminals${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Cookie: cookie ?? '', ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Returns a terminal as the desk shows it. */
async function shown(id: string) {
  const report = await (await desk('/fleet/report')).json();
  return report.terminals.find((terminal: { id: string }) => terminal.id === id);
}

const sendRequest = (terminal: string, requested: UnsignedCommand) =>
  desk('/fleet/commands', { terminal, ...requested });
const give = (terminal: string, order: CommandName) => sendRequest(terminal, { order });

/** Enrols a machine. Its clock may be wrong by `off` milliseconds. */
async function machine(id: string, { off = 0, state = join(folder, id), key = '' } = {}) {
  if (!readIdentity(state)) await enrol(state, id, key || keyOf(id));
  const identity = readIdentity(state)!;
  const done: string[] = [];
  const clock = createGatewayClock(() => gateway.now() + off);
  const journal = createJournal(Date.now, () => {});
  const rollout = createRollout(state, id);
  const report = {
    build: '/kiosk/assets/main-1.js',
    use: 'idle',
    page: 'home',
    gateway: 'there' as const,
    uptime: 60,
    restarts: 1,
    reloads: 2,
    painted: 1,
  };
  const fleet = createFleet({
    identity,
    commands: createCommands({ identity, state, now: clock.now }),
    rollout,
    journal,
    clock,
    report: () => report,
    languages: async () => ['EN', 'UR'],
    onConfig: () => void done.push('look'),
    executeCommand: ({ order, ...said }, at) =>
      void done.push([order, at, 'text' in said && `${said.text} ${said.seconds}`].filter(Boolean).join(' ')),
  });
  return { identity, fleet, journal, rollout, report, done, clock };
}

/** Returns the commands that wait for a terminal. */
async function waiting({ identity, report }: Awaited<ReturnType<typeof machine>>): Promise<string[]> {
  const payload = { ...report, config: 0, configSeen: 0, events: [], outcomes: [] };
  const signed = await signMessage(identity, 'heartbeat', payload, gateway.now());
  return (await call(sendHeartbeat, { body: { signed } })).commands;
}

test('a new demo has two offline terminals with a past, and others that wait for their set-up', async () => {
  // The desk's scripts have no types.
  const script: string = '../../../demo/terminal-desk/terminal-state.js';
  const { stateOf } = await import(script);
  const stateIn = async (id: string) => stateOf(await shown(id), gateway.now())[0];
  expect(await stateIn('lounge-1')).toBe('Not set up yet');
  expect(await stateIn('harbour-2')).toBe('Offline');
  const past = await shown('harbour-2');
  expect(past).toMatchObject({ enrolled: true, commands: [{ what: 'message', outcome: 'done' }, {}] });
  expect(past.events.some(({ kind }: { kind: string }) => kind === 'crash')).toBe(true);
  expect(past.beatAt).toBeLessThan(gateway.now() - 30 * 60_000);
  expect((await shown('harbour-3')).report).toMatchObject({ gateway: 'away' });
});

describe('enrolment', () => {
  test('makes a machine a terminal by its key, which works once', async () => {
    const state = join(folder, 'first');
    expect(await enrol(state, 'lounge-1', keyOf('lounge-1'))).toEqual({
      name: 'Terminal 1, by the bar',
      venue: 'Foyer Lounge',
    });
    expect(statSync(join(state, 'identity.json')).mode & 0o777).toBe(0o600);
    expect(readIdentity(state)?.key).toBe(keyOf('lounge-1'));
    expect((await shown('lounge-1')).enrolled).toBe(true);
    const again = enrol(join(folder, 'second'), 'lounge-1', keyOf('lounge-1'));
    expect(await codeOf(again)).toBe('terminal.unknown');
    expect(readIdentity(join(folder, 'second'))).toBeUndefined();
  });

  test('refuses a wrong key, that of another terminal and an unknown name', async () => {
    for (const [id, key] of [
      ['lounge-1', 'wrong'],
      ['lounge-1', keyOf('lounge-2')],
      ['nowhere', keyOf('lounge-1')],
    ] as const) {
      expect(await codeOf(enrol(folder, id, key))).toBe('terminal.unknown');
    }
  });

  test('accepts ten tries a minute', async () => {
    await expectLimit(gateway, { most: 10, within: 60_000 }, () => enrol(folder, 'lounge-1', 'wrong'));
  });

  test('accepts another machine, and no longer the old one, after the desk issues a new key', async () => {
    const old = await machine('lounge-1');
    const { key } = await (await desk('/fleet/key', { terminal: 'lounge-1' })).json();
    expect(await codeOf(old.fleet.beat())).toBe('terminal.unknown');
    expect((await enrol(join(folder, 'new'), 'lounge-1', key)).venue).toBe('Foyer Lounge');
  });
});

describe('a heartbeat', () => {
  test('reports the state of the terminal to the desk', async () => {
    const { fleet, journal } = await machine('lounge-1');
    journal.note('page: crashed', 'crash');
    expect(await fleet.beat()).toBe(30);
    expect(await shown('lounge-1')).toMatchObject({
      beatAt: gateway.now(),
      report: { page: 'home', use: 'idle', restarts: 1, reloads: 2, painted: 1, gateway: 'there' },
      events: [{ kind: 'crash', what: 'page: crashed' }, { what: 'enrolled' }],
    });
  });

  test('arrives from 500 terminals, the maximum, which the desk lists and finds', async () => {
    for (let number = terminals.length + 1; number <= 500; number++) {
      const id = `hall-${number}`;
      const venue = number % 2 ? 'lounge' : 'harbour';
      const added = await desk('/fleet/terminals', { id, venue, name: `Table ${number}` });
      const { fleet, report } = await machine(id, { key: (await added.json()).key });
      if (number === 500) Object.assign(report, { use: 'visit' });
      // One address can enrol ten in a minute.
      gateway.pass(6_000);
      expect(await fleet.beat()).toBe(30);
    }
    const { now, terminals: all, venues } = await (await desk('/fleet/report')).json();
    // The desk's scripts have no types.
    const script: string = '../../../demo/terminal-desk/terminal-state.js';
    const { findTerminals } = await import(script);
    const find = (text: string, show = 'all') =>
      findTerminals(all, venues, now, { text, show }).map(({ id }: { id: string }) => id);
    expect(find('')).toHaveLength(500);
    expect(find('TABLE 31')).toHaveLength(15);
    expect(find('harbour table 31 ')).toEqual(['hall-310', 'hall-312', 'hall-314', 'hall-316', 'hall-318']);
    expect(find('hall-31 lounge')).toHaveLength(6);
    expect(find('nowhere')).toEqual([]);
    expect(find('', 'unseen')).toEqual(['lounge-1', 'lounge-2', 'cafe-1', 'harbour-1']);
    expect(find('', 'visit')).toEqual(['hall-500']);
    // A terminal has three heartbeats before it counts as lost.
    expect(find('', 'ill').at(-1)).toBe('hall-483');
  }, 60_000);

  test('is accepted from a machine whose clock is wrong by years', async () => {
    const { fleet, done, clock } = await machine('lounge-1', { off: -12 * YEAR });
    await give('lounge-1', 'reload');
    await fleet.beat();
    expect(done).toEqual(['reload desk']);
    expect(clock.now()).toBe(gateway.now());
    expect((await shown('lounge-1')).beatAt).toBe(gateway.now());
  });

  test('is accepted once, only from its signer and only as a heartbeat', async () => {
    const { identity, report } = await machine('lounge-1');
    const other = await machine('lounge-2');
    const payload = { ...report, config: 0, configSeen: 0, events: [], outcomes: [] };
    const beat = (signed: string) => codeOf(call(sendHeartbeat, { body: { signed } }));
    const signed = await signMessage(identity, 'heartbeat', payload, gateway.now());
    expect(await beat(signed)).toBeUndefined();
    expect(await beat(signed)).toBe('request.invalid');
    const posing = { ...other.identity, terminal: 'lounge-1' };
    expect(await beat(await signMessage(posing, 'heartbeat', payload, gateway.now()))).toBe(
      'terminal.unknown',
    );
    expect(await beat(await signMessage(identity, 'staff', payload, gateway.now()))).toBe('terminal.unknown');
    const more = { ...payload, use: 'x'.repeat(17) };
    expect(await beat(await signMessage(identity, 'heartbeat', more, gateway.now()))).toBe('request.invalid');
  });

  test('is accepted twenty times a minute', async () => {
    const { fleet } = await machine('lounge-1');
    await expectLimit(gateway, { most: 20, within: 60_000 }, () => fleet.beat());
  });

  test('reports events of an outage once when the gateway is back, up to a limit', async () => {
    const { fleet, journal } = await machine('lounge-1');
    gateway.switches.maintenance = true;
    for (let time = 0; time < 60; time++) journal.note(`crash ${time}`, 'crash');
    expect(await codeOf(fleet.beat())).toBe('system.upgrading');
    gateway.switches.maintenance = false;
    await fleet.beat();
    await fleet.beat();
    const { events } = await shown('lounge-1');
    expect(events.slice(0, 3).map(({ what }: { what: string }) => what)).toEqual([
      'crash 59',
      'crash 58',
      'crash 57',
    ]);
    expect(events).toHaveLength(10);
  });

  test('is accepted from a page only while no machine is enrolled', async () => {
    const body = {
      terminal: 'lounge-1',
      build: 'b',
      use: 'idle',
      page: 'home',
      gateway: 'there' as const,
      uptime: 1,
    };
    await call(tellPage, { body });
    expect(await shown('lounge-1')).toMatchObject({ enrolled: false, report: { page: 'home' } });
    const { fleet } = await machine('lounge-1');
    await fleet.beat();
    await call(tellPage, { body: { ...body, page: 'made-up' } });
    expect((await shown('lounge-1')).report.page).toBe('home');
    expect(await codeOf(call(tellPage, { body: { ...body, terminal: 'nowhere' } }))).toBe('terminal.unknown');
  });
});

describe('a command', () => {
  test('is executed once, and the desk gets the outcome', async () => {
    const { fleet, done } = await machine('lounge-1');
    await give('lounge-1', 'restart');
    // The outcome is sent soon.
    expect(await fleet.beat()).toBe(2);
    expect((await shown('lounge-1')).commands[0]).toMatchObject({ what: 'restart', outcome: null });
    await fleet.beat();
    await fleet.beat();
    expect(done).toEqual(['restart desk']);
    expect((await shown('lounge-1')).commands[0].outcome).toBe('done');
  });

  test('is sent again when the response was lost', async () => {
    const here = await machine('lounge-1');
    await give('lounge-1', 'reload');
    expect(await waiting(here)).toHaveLength(1);
    await here.fleet.beat();
    expect(here.done).toEqual(['reload desk']);
  });

  test('is refused when it arrives twice, also after a restart, and the desk gets the outcome', async () => {
    const here = await machine('lounge-1');
    await give('lounge-1', 'reload');
    const [signed = ''] = await waiting(here);
    await here.fleet.execute(signed);
    await here.fleet.execute(signed);
    const restarted = await machine('lounge-1');
    await restarted.fleet.execute(signed);
    expect([...here.done, ...restarted.done]).toEqual(['reload terminal']);
    await here.fleet.beat();
    await restarted.fleet.beat();
    const found = (await shown('lounge-1')).events.filter(({ what }: { what: string }) =>
      what.includes('replayed'),
    );
    expect(found.length).toBeGreaterThanOrEqual(2);
  });

  test('with a message shows its text for its time once, and the desk gets the outcome', async () => {
    const here = await machine('lounge-1');
    const said = { text: '<b>Tea</b> at five', seconds: 300 };
    await sendRequest('lounge-1', { order: 'message', ...said });
    const [signed = ''] = await waiting(here);
    await here.fleet.execute(signed);
    await here.fleet.beat();
    await here.fleet.beat();
    expect(here.done).toEqual(['message terminal <b>Tea</b> at five 300']);
    expect((await shown('lounge-1')).commands).toMatchObject([
      { what: 'message', given_by: 'operator', outcome: 'done', ...said },
    ]);
  });

  test('with a message needs an end, and at most 160 visible characters', async () => {
    await machine('lounge-1');
    const status = async (text: string, seconds: number) =>
      (await sendRequest('lounge-1', { order: 'message', text, seconds })).status;
    expect(await status('a'.repeat(160), 86_400)).toBe(200);
    expect(await status('', 10)).toBe(200);
    expect(await status('a'.repeat(161), 60)).toBe(400);
    expect(await status('two\nlines', 60)).toBe(400);
    for (const seconds of [9, 86_401, 60.5]) expect(await status('Tea', seconds)).toBe(400);
  });

  test('is refused by its id when this build does not know it, and not sent again', async () => {
    const { identity } = await machine('lounge-1');
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const operatorKey = publicKey.export({ format: 'jwk' }) as typeof identity.operatorKey;
    const { verify: take } = createCommands({
      identity: { ...identity, operatorKey },
      state: folder,
      now: gateway.now,
    });
    const signed = await new SignJWT({ order: 'dance', jti: 'a-dance' })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setAudience('lounge-1')
      .setIssuedAt(gateway.now() / 1000)
      .setExpirationTime(gateway.now() / 1000 + 60)
      .sign(privateKey);
    expect(await take(signed)).toEqual({ id: 'a-dance', refused: 'unable' });
  });

  test('is refused when it is for another terminal, and the desk gets the outcome', async () => {
    const [one, other] = [await machine('lounge-1'), await machine('lounge-2')];
    await give('lounge-2', 'restart');
    const [signed = ''] = await waiting(other);
    await one.fleet.execute(signed);
    expect(one.done).toEqual([]);
    await one.fleet.beat();
    expect((await shown('lounge-1')).events).toContainEqual(
      expect.objectContaining({ kind: 'command', what: 'command: refused, foreign' }),
    );
    await other.fleet.beat();
    expect(other.done).toEqual(['restart desk']);
  });

  test('is executed within five minutes, and refused from then on', async () => {
    const here = await machine('lounge-1');
    await give('lounge-1', 'reload');
    await give('lounge-1', 'restart');
    const [first = '', second = ''] = await waiting(here);
    gateway.pass(5 * 60_000 - 1_000);
    await here.fleet.execute(first);
    gateway.pass(1_000);
    await here.fleet.execute(second);
    expect(here.done).toEqual(['reload terminal']);
    await here.fleet.beat();
    const { commands, events } = await shown('lounge-1');
    expect(commands.map(({ what, outcome }: { what: string; outcome: string }) => [what, outcome])).toEqual([
      ['restart', 'late'],
      ['reload', 'done'],
    ]);
    expect(events.map(({ what }: { what: string }) => what)).toContain('restart refused: late');
  });

  test('is refused without the operator’s signature, and the desk gets the outcome', async () => {
    const here = await machine('lounge-1');
    const other = await machine('lounge-2');
    const posing = { ...here.identity, privateKey: other.identity.privateKey };
    for (const signed of [
      'a.b.c',
      await signMessage(posing, 'heartbeat', { order: 'exit' }, gateway.now()),
    ]) {
      await here.fleet.execute(signed);
    }
    expect(here.done).toEqual([]);
    await here.fleet.beat();
    const { events } = await shown('lounge-1');
    expect(events.filter(({ what }: { what: string }) => what === 'command: refused, forged')).toHaveLength(
      2,
    );
  });

  test('is sent only to enrolled terminals, only from an open desk', async () => {
    expect((await give('cafe-1', 'reload')).status).toBe(404);
    await machine('lounge-1');
    expect((await desk('/fleet/commands', { terminal: 'lounge-1', order: 'exit' })).status).toBe(400);
    cookie = '';
    expect((await give('lounge-1', 'reload')).status).toBe(401);
    expect((await desk('/fleet/report')).status).toBe(401);
    expect((await desk('/session', { secret: 'fleet' })).status).toBe(403);
  });
});

describe('a configuration of a venue', () => {
  const set = (text: string | object, venue = 'lounge') =>
    desk('/fleet/config', { venue, text: typeof text === 'string' ? text : JSON.stringify(text) });
  const good = { venue: 'Hall', idleSeconds: 42, terminals: { 'lounge-1': { language: 'UR' } } };

  test('applies to its terminals, also after a restart', async () => {
    const { fleet, rollout } = await machine('lounge-1');
    expect(rollout.config()).toBeUndefined();
    await set(good);
    await fleet.beat();
    expect(rollout.config()).toMatchObject({ idleSeconds: 42, language: 'UR' });
    expect((await machine('lounge-1')).rollout.config()?.idleSeconds).toBe(42);
    await fleet.beat();
    expect((await shown('lounge-1')).report).toMatchObject({ config: 1, configSeen: 1 });
    expect(readFileSync(join(folder, 'lounge-1', 'rollout.json'), 'utf8')).toContain('Hall');
  });

  test.each([
    [{ ...good, idleSeconds: 3 }, 'idleSeconds must be whole seconds'],
    [{ ...good, language: 'ES', terminals: { 'lounge-1': {} } }, "language must be one of the site's"],
    [{ venue: 'Hall' }, 'terminals has no "lounge-1"'],
    ['{', 'kiosk.json not valid JSON'],
  ])('is refused when it is invalid, and the last valid one stays: %j', async (wrong, reason) => {
    const { fleet, rollout } = await machine('lounge-1');
    await set(good);
    await fleet.beat();
    await set(wrong);
    await fleet.beat();
    await fleet.beat();
    await fleet.beat();
    expect(rollout.config()?.idleSeconds).toBe(42);
    const { report, events } = await shown('lounge-1');
    expect(report).toMatchObject({ config: 1, configSeen: 2 });
    const found = events.filter(({ what }: { what: string }) =>
      what.includes(`configuration 2: refused, ${reason}`),
    );
    expect(found).toHaveLength(1);
    await set({ ...good, idleSeconds: 50 });
    await fleet.beat();
    expect(rollout.config()?.idleSeconds).toBe(50);
  });

  test('applies to its own venue, and is evaluated again when the desk asks', async () => {
    const [lounge, harbour] = [await machine('lounge-1'), await machine('harbour-1')];
    await set({ venue: 'Hall', terminals: { 'harbour-1': {} } }, 'harbour');
    await lounge.fleet.beat();
    await harbour.fleet.beat();
    expect([lounge.rollout.versions().config, harbour.rollout.versions().config]).toEqual([0, 1]);
    await give('harbour-1', 'refresh');
    await harbour.fleet.beat();
    expect(harbour.done).toEqual(['look', 'refresh desk']);
    await harbour.fleet.beat();
    await harbour.fleet.beat();
    const { events } = await shown('harbour-1');
    expect(events.filter(({ what }: { what: string }) => what === 'configuration 1: taken')).toHaveLength(2);
  });
});

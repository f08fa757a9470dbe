// @module-tag KI-1
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fleetSecret, staff } from '../../demo/fixtures/operator/staff.ts';
import { terminals } from '../../demo/fixtures/operator/terminals.ts';
import { enrol, readIdentity, signMessage } from '../../kiosk/supervisor/identity.ts';
import { createCommands } from '../../kiosk/supervisor/signed-commands.ts';
import { actAsStaff, openStaffCorner } from '../../src/gateway/endpoints/fleet.ts';
import { startPairing } from '../../src/gateway/endpoints/pairing.ts';
import type { StaffAct } from '../../src/gateway/endpoints/shared/terminal-protocol.ts';
import { call } from '../../src/gateway/http/client.ts';
import type { GatewayError } from '../../src/gateway/http/errors.ts';
import { codeOf, expectLimit, NOON, openGateway, type TestGateway } from './harness.ts';

const [lena, tom] = [staff[0]!, staff[1]!];
let gateway: TestGateway;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-staff-'));
  gateway = openGateway();
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Try {
  terminal?: string;
  number?: string;
  pin?: string;
  proof?: string;
}

const open = ({ terminal = 'cafe-1', number = lena.number, pin = lena.pin, proof }: Try = {}) =>
  call(openStaffCorner, { body: { terminal, staff: number, pin, ...(proof && { proof }) } });

const act = (token: string, what: StaffAct) => call(actAsStaff, { body: { token, act: what } });

/** Returns the seconds of a refusal's pause; 0 for none. */
async function pauseOf(work: Promise<unknown>): Promise<number> {
  try {
    await work;
    return -1;
  } catch (thrown) {
    const { value } = thrown as GatewayError;
    return (value as { retryAfter?: number } | undefined)?.retryAfter ?? 0;
  }
}

/** Returns a terminal's events on the operator's page, newest first. */
async function eventsOf(id: string): Promise<{ what: string; staff: string | null }[]> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ secret: fleetSecret });
  const session = await gateway.app.request('/demo/terminals/session', { method: 'POST', headers, body });
  const cookie = session.headers.get('Set-Cookie')!.split(';')[0]!;
  const answer = await gateway.app.request('/demo/terminals/fleet/report', { headers: { Cookie: cookie } });
  const { terminals: all } = await answer.json();
  return all.find((terminal: { id: string }) => terminal.id === id).events;
}

/** Enrols a terminal and returns a function that signs its messages. */
async function enrolled(id: string) {
  const state = join(folder, id);
  await enrol(state, id, terminals.find((terminal) => terminal.id === id)!.key);
  const identity = readIdentity(state)!;
  return {
    proof: (now = gateway.now()) => signMessage(identity, 'staff', {}, now),
    commands: createCommands({ identity, state, now: () => gateway.now() }),
  };
}

describe('a PIN', () => {
  test('opens the staff panel with its number only, and is recorded', async () => {
    const { name, seconds } = await open();
    expect([name, seconds]).toEqual(['12 Lena Ortiz', 300]);
    for (const wrong of [{ pin: tom.pin }, { number: '99' }]) {
      expect(await codeOf(open(wrong))).toBe('staff.pin.wrong');
    }
    expect(await codeOf(open({ terminal: 'nowhere' }))).toBe('terminal.unknown');
    expect((await eventsOf('cafe-1')).map(({ what, staff: who }) => [what, who])).toEqual([
      ['wrong PIN', null],
      ['wrong PIN', null],
      ['opened', '12 Lena Ortiz'],
    ]);
  });

  test('that is wrong causes pauses from the third time, doubled up to fifteen minutes', async () => {
    const wrong = { pin: '0000' };
    const pauses: number[] = [];
    for (let time = 0; time < 12; time++) {
      const pause = await pauseOf(open(wrong));
      pauses.push(pause);
      if (!pause) continue;
      // The right PIN is refused too, until the end of the pause.
      gateway.pass(pause * 1000 - 1);
      expect(await codeOf(open())).toBe('request.too.many');
      gateway.pass(1);
    }
    expect(pauses).toEqual([0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
    expect((await open()).name).toBe('12 Lena Ortiz');
    expect(await pauseOf(open(wrong))).toBe(0);
  });

  test('is paused by terminal and by number', async () => {
    for (const number of ['1', '2', '3']) await codeOf(open({ number, pin: '0000' }));
    expect(await codeOf(open())).toBe('request.too.many');
    expect(await codeOf(open({ terminal: 'harbour-1' }))).toBeUndefined();
    for (const terminal of ['lounge-1', 'lounge-2', 'harbour-1']) {
      await codeOf(open({ terminal, number: tom.number, pin: '0000' }));
    }
    expect(await codeOf(open({ terminal: 'lounge-1', number: tom.number, pin: tom.pin }))).toBe(
      'request.too.many',
    );
    expect(await codeOf(open({ terminal: 'lounge-1' }))).toBeUndefined();
  });

  test('stays paused after a restart of the gateway', async () => {
    const database = join(folder, 'demo.sqlite');
    gateway = openGateway({ database });
    for (let time = 0; time < 5; time++) {
      gateway.pass(60_000);
      await codeOf(open({ pin: '0000' }));
    }
    const now = gateway.now();
    gateway.close();
    gateway = openGateway({ database, clock: () => now });
    expect(await pauseOf(open())).toBe(20);
  });

  test('can be tried thirty times a minute per address', async () => {
    await expectLimit(gateway, { most: 30, within: 60_000 }, () => open({ terminal: 'nowhere' }));
  });
});

describe('guesses at a PIN', () => {
  test('at one terminal pause neither the others at its address nor its players', async () => {
    const [here, there] = [await enrolled('lounge-1'), await enrolled('lounge-2')];
    for (let time = 0; time < 40; time++) {
      await codeOf(open({ terminal: 'lounge-1', pin: '0000', proof: await here.proof() }));
    }
    const right = { number: tom.number, pin: tom.pin };
    expect(await codeOf(open({ terminal: 'lounge-1', ...right, proof: await here.proof() }))).toBe(
      'request.too.many',
    );
    expect(
      await codeOf(open({ terminal: 'lounge-2', ...right, proof: await there.proof() })),
    ).toBeUndefined();
    expect((await gateway.signIn('maya7')).token).toBeTruthy();
    const { key } = terminals.find(({ id }) => id === 'lounge-1')!;
    expect(await codeOf(call(startPairing, { body: { terminal: 'lounge-1', key } }))).toBeUndefined();
  });
});

describe('the PIN at an enrolled terminal', () => {
  test('needs a fresh signed message of that terminal, once', async () => {
    const { proof } = await enrolled('lounge-1');
    const other = await enrolled('lounge-2');
    expect(await codeOf(open({ terminal: 'lounge-1' }))).toBe('terminal.unknown');
    expect(await codeOf(open({ terminal: 'lounge-1', proof: await other.proof() }))).toBe('terminal.unknown');
    expect(await codeOf(open({ terminal: 'lounge-1', proof: await proof(NOON - 5 * 60_000) }))).toBe(
      'sealed.stale',
    );
    const word = await proof();
    expect(await codeOf(open({ terminal: 'lounge-1', proof: word }))).toBeUndefined();
    expect(await codeOf(open({ terminal: 'lounge-1', proof: word }))).toBe('request.invalid');
  });

  test('is not paused by attempts of unproven terminals', async () => {
    const { proof } = await enrolled('lounge-1');
    for (let time = 0; time < 3; time++) await codeOf(open({ pin: '0000' }));
    expect(await codeOf(open({ terminal: 'harbour-1' }))).toBe('request.too.many');
    expect(await codeOf(open({ terminal: 'lounge-1', proof: await proof() }))).toBeUndefined();
  });

  test('lets staff send a command to the supervisor', async () => {
    const { proof, commands } = await enrolled('lounge-1');
    const { token } = await open({ terminal: 'lounge-1', proof: await proof() });
    expect((await act(token, 'reload')).command).toBeNull();
    const { command } = await act(token, 'restart');
    const late = (await act(token, 'exit')).command;
    gateway.pass(59_000);
    expect(await commands.verify(command!)).toMatchObject({ command: { order: 'restart' } });
    gateway.pass(1_000);
    expect(await commands.verify(late!)).toMatchObject({ refused: 'late' });
    expect((await eventsOf('lounge-1')).slice(0, 3)).toEqual(
      ['exit', 'restart', 'reload'].map((what) =>
        expect.objectContaining({ kind: 'staff', what, staff: '12 Lena Ortiz' }),
      ),
    );
  });
});

describe('the staff panel', () => {
  test('offers no restart at an unproven terminal', async () => {
    const { token } = await open();
    for (const what of ['restart', 'exit'] as const)
      expect(await codeOf(act(token, what))).toBe('terminal.unknown');
    expect((await eventsOf('cafe-1')).map(({ what }) => what)).toEqual(['opened']);
  });

  test('closes when the staff member leaves, and after five minutes', async () => {
    const first = await open();
    await act(first.token, 'close');
    expect(await codeOf(act(first.token, 'sound'))).toBe('staff.closed');
    const { token } = await open();
    gateway.pass(5 * 60_000 - 1);
    expect(await codeOf(act(token, 'sound'))).toBeUndefined();
    gateway.pass(1);
    expect(await codeOf(act(token, 'sound'))).toBe('staff.closed');
  });
});

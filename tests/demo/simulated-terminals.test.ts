// @module-tag KI-1
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fleetSecret } from '../../demo/fixtures/operator/staff.ts';
import { tellPage } from '../../src/gateway/endpoints/fleet.ts';
import { call } from '../../src/gateway/http/client.ts';
import { openGateway, type TestGateway } from './harness.ts';

interface Shown {
  id: string;
  enrolled: boolean;
  beatAt: number | null;
  report: { build: string; page: string; config?: number; configSeen?: number; reloads?: number } | null;
  events: { kind: string; what: string }[];
  commands: { what: string; outcome: string | null }[];
}

// The desk's scripts have no types.
const script: string = '../../demo/terminal-desk/terminal-state.js';
const { countIn, findTerminals, isHeard, problemOf, stateOf } = await import(script);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const five = ['lounge-1', 'lounge-2', 'cafe-1', 'harbour-1', 'harbour-2'];

/** A demo with simulated terminals, its desk, and a clock that moves with the timers. */
async function openFleet(options: { terminals?: boolean; database?: string } = { terminals: true }) {
  const gateway: TestGateway = openGateway(options);
  let cookie = '';
  const desk = async (path: string, body?: object) => {
    const response = await gateway.app.request(`/demo/terminals${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie;
    return response.json();
  };
  await desk('/session', { secret: fleetSecret });
  const report = () => desk('/fleet/report');
  return {
    ...gateway,
    desk,
    report,
    async shown(id: string): Promise<Shown> {
      return (await report()).terminals.find((terminal: Shown) => terminal.id === id);
    },
    async online(): Promise<string[]> {
      const { now, terminals } = await report();
      return terminals.filter((terminal: Shown) => isHeard(terminal, now)).map(({ id }: Shown) => id);
    },
    /** Passes time. Waits for the heartbeats in each second: a terminal has no timer while it sends one. */
    async run(seconds: number, timers = five.length) {
      for (let second = 0; second < seconds; second++) {
        gateway.pass(1000);
        await vi.advanceTimersByTimeAsync(1000);
        while (vi.getTimerCount() < timers) await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

describe('simulated terminals', () => {
  test('are online but one, whose last event says why, and one refuses a configuration', async () => {
    const fleet = await openFleet();
    await fleet.run(3);
    expect(await fleet.online()).toEqual(five);
    const { now, venues, terminals } = await fleet.report();
    const upstairs = await fleet.shown('harbour-3');
    expect(stateOf(upstairs, now)[0]).toBe('Offline');
    expect(problemOf(upstairs, now, () => 'noon')).toEqual([
      'No heartbeat since noon. Its last event: “site: not reachable, network”.',
      'ill',
    ]);
    const [refusal, tone] = problemOf(await fleet.shown('harbour-2'), now);
    expect(refusal).toMatch(/^Configuration 2: refused, terminals\.harbour-2\.idleSeconds must be .*\.$/);
    expect(tone).toBe('fair');
    for (const id of ['lounge-1', 'cafe-1', 'harbour-1'])
      expect(problemOf(await fleet.shown(id), now)).toBeUndefined();
    const inUse = countIn(terminals, now, 'visit');
    expect(inUse + countIn(terminals, now, 'idle')).toBe(five.length);
    expect((await fleet.shown('harbour-2')).report).toMatchObject({ config: 1, configSeen: 2 });
    expect((await fleet.shown('harbour-1')).report).toMatchObject({ config: 2, configSeen: 2 });
    const ill = findTerminals(terminals, venues, now, { text: '', show: 'ill' });
    expect(ill.map(({ id }: Shown) => id)).toEqual(['harbour-2', 'harbour-3']);
  });

  test('stay online, by one heartbeat in 30 seconds', async () => {
    const fleet = await openFleet();
    await fleet.run(5);
    const beats = new Set<number>();
    for (let second = 0; second < 180; second++) {
      await fleet.run(1);
      beats.add((await fleet.shown('cafe-1')).beatAt!);
    }
    expect(await fleet.online()).toEqual(five);
    expect(beats.size).toBe(7);
  });

  test('execute commands and take a valid configuration', async () => {
    const fleet = await openFleet();
    await fleet.run(5);
    const { reloads = 0 } = (await fleet.shown('harbour-2')).report!;
    await fleet.desk('/fleet/commands', { terminal: 'harbour-2', order: 'reload' });
    const config = { venue: 'Harbour Hall', terminals: { 'harbour-2': { idleSeconds: 40 } } };
    await fleet.desk('/fleet/config', { venue: 'harbour', text: JSON.stringify(config) });
    await fleet.run(40);
    const { report, commands, events } = await fleet.shown('harbour-2');
    expect(report).toMatchObject({ reloads: reloads + 1, config: 3, configSeen: 3 });
    expect(commands[0]).toMatchObject({ what: 'reload', outcome: 'done' });
    expect(events.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['command: reload, by the desk', 'configuration 3: taken']),
    );
    // The other terminal of the venue is missing in it.
    expect((await fleet.shown('harbour-1')).report).toMatchObject({ config: 2, configSeen: 3 });
  });

  test('refuse a configuration as a real terminal does, and say which setting is wrong', async () => {
    const fleet = await openFleet();
    await fleet.run(5);
    const config = {
      venue: 'Harbour Hall',
      terminals: { 'harbour-1': {}, 'harbour-2': { pages: ['games'] } },
    };
    await fleet.desk('/fleet/config', { venue: 'harbour', text: JSON.stringify(config) });
    await fleet.run(40);
    expect((await fleet.shown('harbour-1')).report).toMatchObject({ config: 3, configSeen: 3 });
    const { report, events } = await fleet.shown('harbour-2');
    expect(report).toMatchObject({ config: 1, configSeen: 3 });
    expect(events.map(({ what }) => what)).toContainEqual(
      expect.stringMatching(
        /^configuration 3: refused, terminals\.harbour-2\.pages\S* must be one of home, /,
      ),
    );
  });

  test('end when the desk issues a new key for their machine', async () => {
    const fleet = await openFleet();
    await fleet.run(5);
    await fleet.desk('/fleet/key', { terminal: 'cafe-1' });
    await fleet.run(60, 4);
    expect(await fleet.shown('cafe-1')).toMatchObject({ enrolled: false, beatAt: null });
    expect(await fleet.online()).toHaveLength(4);
  });

  test('leave a terminal to the page that somebody opens, until it is closed', async () => {
    const fleet = await openFleet();
    await fleet.run(5);
    const build = '1.0.0 main-real.js';
    const real = { build, use: 'visit', page: 'settings', gateway: 'there' as const, uptime: 5 };
    for (let beat = 0; beat < 4; beat++) {
      await call(tellPage, { body: { terminal: 'lounge-1', ...real } });
      await fleet.run(36);
      expect((await fleet.shown('lounge-1')).report!.build).toBe(build);
    }
    await fleet.run(80);
    expect((await fleet.shown('lounge-1')).report!.build).not.toBe(build);
  });

  test('keep their keys over a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-simulated-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const options = { terminals: true, database: join(folder, 'demo.sqlite') };
    const before = await openFleet(options);
    await before.run(5);
    await before.desk('/fleet/commands', { terminal: 'cafe-1', order: 'restart' });
    await before.run(40);
    before.close();
    const fleet = await openFleet(options);
    fleet.pass(10 * 60_000);
    expect(await fleet.online()).toEqual([]);
    await fleet.run(3);
    expect(await fleet.online()).toEqual(five);
    const { report, events } = await fleet.shown('cafe-1');
    expect(report).toMatchObject({ restarts: 1 });
    expect(events.filter(({ what }) => what === 'enrolled')).toHaveLength(1);
  });

  test('end with the demo, and do not begin unless asked for', async () => {
    const fleet = await openFleet();
    await fleet.run(5);
    fleet.close();
    expect(vi.getTimerCount()).toBe(0);
    const quiet = await openFleet({});
    await quiet.run(40, 0);
    expect(vi.getTimerCount()).toBe(0);
    expect(await quiet.online()).toEqual([]);
  });
});

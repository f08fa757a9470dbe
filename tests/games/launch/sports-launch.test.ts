// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '../../../src/games/catalogue.ts';
import { openSportsInWindow, sportsLaunch, sportsVendor } from '../../../src/games/launch/sports-launch.ts';
import { launchGame, launchTrialGame } from '../../../src/gateway/endpoints/launch.ts';
import type { Vendor } from '../../../src/gateway/endpoints/lobby.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { settled, until } from '../../support/patient.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
const here = environmentPerTest();
let vendor: Vendor;

beforeEach(async () => {
  vendor = sportsVendor(await known(), 'TOUCHL')!;
});

async function known() {
  const $known = catalogue({ ...scope, sportsVendors: { esports: ['IMES'], cockfight: ['SV3'] } });
  const leave = $known.listen(() => {});
  const found = await until(() => {
    const now = $known.get();
    return now.state === 'ready' && now.value;
  });
  leave();
  return found;
}

describe('the vendor of a sports address', { tags: ['LA-4'] }, () => {
  test('is the named one, of sports, e-sports and cockfights', async () => {
    const all = await known();
    for (const code of ['TOUCHL', 'IMES', 'SV3']) expect(sportsVendor(all, code)?.vassalage).toBe(code);
    expect(sportsVendor(all, 'NOBODY')).toBeUndefined();
  });

  test('is the first one of sports without a name, and none of other categories', async () => {
    const all = await known();
    const sports = all.categories.find(({ code }) => code === 'SPORTS')!.vendors;
    expect(sportsVendor(all, '')).toBe(sports[0]);
    const slots = all.categories.find(({ code }) => code === 'RNG')!.vendors[0]!;
    expect(sportsVendor(all, slots.vassalage)).toBeUndefined();
    expect(sportsVendor({ ...all, categories: [] }, '')).toBeUndefined();
  });
});

describe('launching sports', { tags: ['LA-3'] }, () => {
  const ready = ({ $address }: ReturnType<typeof sportsLaunch>) =>
    settled(() => {
      const now = $address.get();
      if (now.state !== 'ready') throw new Error(now.state);
      return now.value;
    });

  test('uses a trial when signed out and real money when signed in, requested once until the URL was used', async () => {
    const trial = sportsLaunch(scope, vendor, false);
    const leave = trial.$address.listen(() => {});
    const first = await ready(trial);
    expect(first).toContain('/games/play');
    expect(sportsLaunch(scope, vendor, false).$address).toBe(trial.$address);
    expect([here.sentTo(launchTrialGame).length, here.sentTo(launchGame).length]).toEqual([1, 0]);
    trial.renew();
    expect(trial.$address.get().state).toBe('loading');
    expect(await ready(trial)).not.toBe(first);
    leave();

    await here.signIn();
    const real = sportsLaunch(scope, vendor, true);
    expect(real.$address).not.toBe(trial.$address);
    const leaveReal = real.$address.listen(() => {});
    await ready(real);
    expect(here.sentTo(launchGame)).toHaveLength(1);
    await here.signIn('ravi1');
    expect(real.$address.get().state).toBe('loading');
    leaveReal();
  });

  test('requests a separate URL for each vendor and language', () => {
    const launches = [
      sportsLaunch(scope, vendor, false),
      sportsLaunch({ ...scope, language: 'UR' }, vendor, false),
      sportsLaunch({ ...scope, merchantCode: 'other' }, vendor, false),
      sportsLaunch(scope, { ...vendor, vassalage: 'OTHER' }, false),
      sportsLaunch(scope, { ...vendor, telGameId: 'other' }, false),
    ];
    expect(new Set(launches.map(({ $address }) => $address)).size).toBe(launches.length);
    const other = sportsLaunch(scope, { ...vendor, gameId: 'other' }, false);
    expect(other.$address).toBe(launches[0]!.$address);
  });

  test('opens the game in a separate window', async () => {
    const steps: string[] = [];
    here.platform.openGameWindow = (title) => {
      steps.push(`open ${title}`);
      return {
        show: (address) => {
          steps.push(`show ${new URL(address).pathname}`);
          return 'shown';
        },
        close: () => void steps.push('close'),
      };
    };
    const windows = { ...scope, newWindowVendors: ['TOUCHL'] };
    const done = openSportsInWindow(windows, vendor, 'Touchline');
    expect($toast.get()).toMatchObject({ kind: 'loading', text: 'common.loading' });
    await done;
    expect($toast.get()).toBeUndefined();
    expect(steps).toEqual(['open Touchline', 'show /games/play']);
    expect(here.sentTo(launchTrialGame)).toHaveLength(1);
    await here.signIn();
    await openSportsInWindow(scope, vendor, 'Touchline');
    expect(here.sentTo(launchGame)).toHaveLength(1);
    expect(here.seen.played.map(({ title }) => title)).toEqual(['Touchline']);

    here.gateway.switches.vendors = { TOUCHL: 'unreachable' };
    steps.length = 0;
    await openSportsInWindow(windows, vendor, 'Touchline');
    expect(steps).toEqual(['open Touchline', 'close']);
    expect($toast.get()).toMatchObject({ kind: 'failure', text: 'errors.vendorDown' });
    here.gateway.switches.vendors = {};
    $toast.get()!.action!.run();
    await until(() => steps.includes('show /games/play'));
  });
});

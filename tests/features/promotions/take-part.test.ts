import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $siteConfig, siteConfig } from '../../../src/config/site-config.ts';
import { follow } from '../../../src/features/promotions/follow.ts';
import { type Promotions, promotions } from '../../../src/features/promotions/promotions.ts';
import { $acting, takePart } from '../../../src/features/promotions/take-part.ts';
import { invalidate, type Resource } from '../../../src/gateway/cache/resource.ts';
import {
  claimPromotion,
  getPromotions,
  joinPromotion,
  type Promotion,
} from '../../../src/gateway/endpoints/promotions.ts';
import { $balance } from '../../../src/session/member.ts';
import { clearSession } from '../../../src/session/session.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { settled } from '../../support/patient.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const NOON = Date.UTC(2026, 0, 15, 12);

let here: TestEnvironment;
let now: number;
let $promotions: Resource<Promotions>;
let stops: (() => void)[];
const ways = { invite: vi.fn(), refuse: vi.fn(), paid: vi.fn() };

/** Promotions as an account, or a visitor, has them. */
async function open(username = ''): Promise<void> {
  if (username) await here.signIn(username);
  $promotions = promotions({ merchantCode: 'foyer', language: 'EN' });
  stops.push($promotions.listen(() => {}));
  await ready();
}

function enableReferral(): void {
  $siteConfig.set({ ...siteConfig(), features: { ...siteConfig().features, referral: true } });
}

const ready = () => settled(() => expect($promotions.get().state).toBe('ready'));

beforeEach(async () => {
  vi.clearAllMocks();
  $toast.set(undefined);
  now = NOON;
  stops = [];
  here = await testEnvironment({ clock: () => now });
});
afterEach(() => {
  vi.useRealTimers();
  for (const stop of stops) stop();
  here.close();
});

function one(id: string): Promotion {
  const remote = $promotions.get();
  if (remote.state !== 'ready') throw new Error(remote.state);
  return remote.value.promotions.find((promotion) => promotion.id === id)!;
}
const take = (id: string) => takePart(one(id), $promotions, 'EN', ways);

test('PR-2 what is joined stands so at once, is told, and is asked for once however often it is pressed', async () => {
  await open('maya7');
  const reads = here.sentTo(getPromotions).length;
  here.gateway.faults!.set({ endpoint: 'joinPromotion', latency: 30 });
  const presses = [take('p-drops'), take('p-drops')];
  expect([...$acting.get()]).toEqual(['p-drops']);
  await Promise.all(presses);
  expect(here.sentTo(joinPromotion)).toHaveLength(1);
  expect($acting.get().size).toBe(0);
  expect(one('p-drops').state).toBe('joined');
  expect(here.sentTo(getPromotions)).toHaveLength(reads);
  expect($toast.get()).toMatchObject({ kind: 'success', text: 'promotions.joinedNow' });
  expect(ways.paid).not.toHaveBeenCalled();
});

test('PR-2 a claim is paid once and the balance is asked for again', async () => {
  await open('maya7');
  stops.push($balance.listen(() => {}));
  await settled(() => expect($balance.get().state).toBe('ready'));
  const balance = () => ($balance.get() as { value?: number }).value;
  const before = balance()!;
  ways.paid.mockImplementation(() => invalidate('member/balance'));
  await Promise.all([take('p-cashback'), take('p-cashback')]);
  expect(here.sentTo(claimPromotion)).toHaveLength(1);
  expect(one('p-cashback').state).toBe('claimed');
  expect($toast.get()).toMatchObject({ kind: 'success', text: 'promotions.claimedNow' });
  // 8 % of 2,280.00.
  await settled(() => expect(balance()).toBeCloseTo(before + 182.4, 2));
});

test('PR-2 a claim without an answer is told, and both balance and promotions are read again', async () => {
  await open('maya7');
  here.gateway.faults!.set({ endpoint: 'claimPromotion', malformed: 'truncated', times: 1 });
  await take('p-cashback');
  expect($toast.get()).toMatchObject({ kind: 'failure', text: 'errors.malformed' });
  expect(ways.paid).toHaveBeenCalledOnce();
  // It did go through.
  await settled(() => expect(one('p-cashback').state).toBe('claimed'));
});

describe('PR-2 refusals have words of their own and bring the list up to date', () => {
  test.each([
    ['p-race', { state: 'join' }, 'promotions.alreadyJoined', 'process'],
    ['p-match', { state: 'join' }, 'promotions.notOpen', 'comingSoon'],
    ['p-vip', { state: 'claim' }, 'promotions.notEligible', 'rejected'],
    ['gone', { state: 'join' }, 'promotions.gone', undefined],
  ] as const)('%s with %o: %s', async (id, stale, text, state) => {
    await open('maya7');
    const known = one(id) ?? { ...one('p-race'), id };
    $promotions.mutate((all) => ({
      ...all,
      promotions: [...all.promotions.filter((other) => other.id !== id), { ...known, ...stale }],
    }));
    await take(id);
    expect($toast.get()).toMatchObject({ kind: 'failure', text });
    await settled(() => expect(one(id)?.state).toBe(state));
  });

  test('an account that turned out not to be real', async () => {
    await open('maya7');
    here.gateway.switches.deniedModules = ['COMM3'];
    await take('p-drops');
    expect($toast.get()).toMatchObject({ kind: 'failure', text: 'errors.noPermission' });
  });
});

test('PR-2 a label is not pressed', async () => {
  await open('maya7');
  for (const id of ['p-race', 'p-vip', 'p-tables', 'p-friday', 'p-match', 'p-lantern']) await take(id);
  expect(here.sentTo(joinPromotion)).toEqual([]);
  expect(here.sentTo(claimPromotion)).toEqual([]);
});

test('PR-2 SE-4 a visitor goes to login and from there back to the promotion', async () => {
  await open();
  await take('p-drops');
  expect(here.seen.navigated).toEqual([
    { address: `/m/login?from=${encodeURIComponent('/m/activityDetail?id=p-drops')}`, replace: false },
  ]);
  expect(here.sentTo(joinPromotion)).toEqual([]);
});

describe('LG-11 PR-2 who signs in over the page goes on with what was begun', () => {
  const begin = async (id: string, username: string) => {
    let goOn = () => {};
    here.platform.signIn = (act) => {
      goOn = act;
    };
    await open();
    await take(id);
    expect(here.seen.navigated).toEqual([]);
    await here.signIn(username);
    goOn();
  };

  test('joined as that member', async () => {
    await begin('p-drops', 'maya7');
    await settled(() => expect(here.sentTo(joinPromotion)).toHaveLength(1));
    await settled(() => expect(one('p-drops').state).toBe('joined'));
  });

  test('a label of that member is not pressed', async () => {
    await begin('p-race', 'maya7');
    await settled(() => expect(one('p-race').state).toBe('process'));
    expect(here.sentTo(joinPromotion)).toEqual([]);
  });

  test('what that member can claim is not claimed by a tap on join', async () => {
    await begin('p-cashback', 'maya7');
    await settled(() => expect(one('p-cashback').state).toBe('claim'));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([here.sentTo(joinPromotion), here.sentTo(claimPromotion)]).toEqual([[], []]);
  });

  test('an account that is not real is told', async () => {
    await begin('p-drops', 'trial4');
    await settled(() => expect(ways.refuse.mock.calls).toEqual([['trial']]));
    expect(here.sentTo(joinPromotion)).toEqual([]);
  });

  test('who has signed out meanwhile joins nothing', async () => {
    here.gateway.faults!.set({ endpoint: 'getPromotions', latency: 40 });
    await begin('p-drops', 'maya7');
    clearSession();
    await settled(() => expect($promotions.get().state).toBe('ready'));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(here.sentTo(joinPromotion)).toEqual([]);
  });
});

test.each([
  ['trial4', 'trial'],
  ['guest40', 'trial'],
  ['agent10', 'agent'],
])('PR-2 SE-5 %s, whose account is not real, is told so as %s', async (name, why) => {
  await open(name);
  await take('p-drops');
  expect(ways.refuse.mock.calls).toEqual([[why]]);
  expect(here.sentTo(joinPromotion)).toEqual([]);
});

describe('PR-2 a promotion with a referral', () => {
  test('is taken part in by inviting friends', async () => {
    enableReferral();
    await open('maya7');
    await take('p-friends');
    expect(ways.invite).toHaveBeenCalledOnce();
    expect(here.sentTo(joinPromotion)).toEqual([]);
  });

  test('asks a visitor to sign in first', async () => {
    enableReferral();
    await open();
    await take('p-friends');
    expect(ways.invite).not.toHaveBeenCalled();
    expect(here.seen.navigated[0]?.address).toContain('p-friends');
  });

  test.each(['', 'maya7'])('is coming soon without the feature, for "%s"', async (name) => {
    await open(name);
    await take('p-friends');
    expect(ways.invite).toHaveBeenCalledOnce();
    expect(here.seen.navigated).toEqual([]);
  });
});

test('PR-2 what one member joined says nothing of who signs in meanwhile', async () => {
  await open('ravi1');
  here.gateway.faults!.set({ endpoint: 'joinPromotion', latency: 600, times: 1 });
  const pending = take('p-drops');
  await here.signIn('newbie');
  await ready();
  await pending;
  expect(one('p-drops').state).toBe('join');
  expect($toast.get()).toBeUndefined();
  expect($acting.get().size).toBe(0);
});

test('PR-2 an application under review is looked at again until it is decided', async () => {
  await open('ravi1');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stops.push(follow($promotions));
  await take('p-friday');
  expect(one('p-friday').state).toBe('applying');
  expect($toast.get()).toMatchObject({ text: 'promotions.appliedNow' });
  const reads = here.sentTo(getPromotions).length;
  now += 15_000;
  await vi.advanceTimersByTimeAsync(15_000);
  await settled(() => expect(here.sentTo(getPromotions)).toHaveLength(reads + 1));
  expect(one('p-friday').state).toBe('applying');
  now += 15_000;
  await vi.advanceTimersByTimeAsync(15_000);
  await settled(() => expect(one('p-friday').state).toBe('issued'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(here.sentTo(getPromotions)).toHaveLength(reads + 2);
});

test('PR-2 what is coming opens by itself, and nobody who left asks', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const leave = follow($promotions);
  const wait = one('p-match').startTime - now + 500;
  now += wait;
  await vi.advanceTimersByTimeAsync(wait);
  await settled(() => expect(one('p-match').state).toBe('join'));
  const reads = here.sentTo(getPromotions).length;
  leave();
  await vi.advanceTimersByTimeAsync(2 ** 31 - 1);
  expect(here.sentTo(getPromotions)).toHaveLength(reads);
});

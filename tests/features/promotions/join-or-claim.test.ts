import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $siteConfig, siteConfig } from '../../../src/config/site-config.ts';
import { $acting, joinOrClaim } from '../../../src/features/promotions/join-or-claim.ts';
import { type Promotions, promotions } from '../../../src/features/promotions/promotions.ts';
import { refetchOnChange } from '../../../src/features/promotions/refetch-on-change.ts';
import { mutate } from '../../../src/gateway/cache/mutate.ts';
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
import { closeAfter } from '../../support/close-after.ts';
import { settled } from '../../support/patient.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const NOON = Date.UTC(2026, 0, 15, 12);

let here: TestEnvironment;
let now: number;
let $promotions: Resource<Promotions>;
const ways = { invite: vi.fn(), refuse: vi.fn(), paid: vi.fn() };

/** Loads the promotions of an account or a visitor. */
async function open(username = ''): Promise<void> {
  if (username) await here.signIn(username);
  $promotions = promotions({ merchantCode: 'foyer', language: 'EN' });
  closeAfter($promotions.listen(() => {}));
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
  here = await testEnvironment({ clock: () => now });
});

function one(id: string): Promotion {
  const remote = $promotions.get();
  if (remote.state !== 'ready') throw new Error(remote.state);
  return remote.value.promotions.find((promotion) => promotion.id === id)!;
}
const take = (id: string) => joinOrClaim(one(id), $promotions, 'EN', ways);

test('joins once for repeated taps, and shows the new state at once', { tags: ['PR-2'] }, async () => {
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

test('pays a claim once and refreshes the balance', { tags: ['PR-2'] }, async () => {
  await open('maya7');
  closeAfter($balance.listen(() => {}));
  await settled(() => expect($balance.get().state).toBe('ready'));
  const balance = () => ($balance.get() as { value?: number }).value;
  const before = balance()!;
  ways.paid.mockImplementation(() => invalidate('member/balance'));
  await Promise.all([take('p-cashback'), take('p-cashback')]);
  expect(here.sentTo(claimPromotion)).toHaveLength(1);
  expect(one('p-cashback').state).toBe('claimed');
  expect($toast.get()).toMatchObject({ kind: 'success', text: 'promotions.claimedNow' });
  // A Gold member gets 6 % of the losses since joining, 3,445.00.
  await settled(() => expect(balance()).toBeCloseTo(before + 278.4, 2));
});

test('reports a lost response and refetches balance and promotions', { tags: ['PR-2'] }, async () => {
  await open('maya7');
  here.gateway.faults!.set({ endpoint: 'claimPromotion', malformed: 'truncated', times: 1 });
  await take('p-cashback');
  expect($toast.get()).toMatchObject({ kind: 'failure', text: 'errors.malformed' });
  expect(ways.paid).toHaveBeenCalledOnce();
  // The claim had succeeded.
  await settled(() => expect(one('p-cashback').state).toBe('claimed'));
});

describe('refusals have their own message and refresh the list', { tags: ['PR-2'] }, () => {
  test.each([
    ['p-race', { state: 'join' }, 'promotions.alreadyJoined', 'process'],
    ['p-match', { state: 'join' }, 'promotions.notOpen', 'comingSoon'],
    ['p-vip', { state: 'claim' }, 'promotions.notEligible', 'rejected'],
    ['gone', { state: 'join' }, 'promotions.gone', undefined],
  ] as const)('%s with %o: %s', async (id, stale, text, state) => {
    await open('maya7');
    const known = one(id) ?? { ...one('p-race'), id };
    mutate($promotions, (all) => ({
      ...all,
      promotions: [...all.promotions.filter((other) => other.id !== id), { ...known, ...stale }],
    }));
    await take(id);
    expect($toast.get()).toMatchObject({ kind: 'failure', text });
    await settled(() => expect(one(id)?.state).toBe(state));
  });

  test('an account that turns out not to be real', async () => {
    await open('maya7');
    here.gateway.switches.deniedModules = ['COMM3'];
    await take('p-drops');
    expect($toast.get()).toMatchObject({ kind: 'failure', text: 'errors.noPermission' });
  });
});

test('a promotion whose state is only a label has no action', { tags: ['PR-2'] }, async () => {
  await open('maya7');
  for (const id of ['p-race', 'p-vip', 'p-tables', 'p-friday', 'p-match', 'p-lantern']) await take(id);
  expect(here.sentTo(joinPromotion)).toEqual([]);
  expect(here.sentTo(claimPromotion)).toEqual([]);
});

test('redirects a visitor to login and back to the promotion', { tags: ['PR-2', 'SE-4'] }, async () => {
  await open();
  await take('p-drops');
  expect(here.seen.navigated).toEqual([
    { address: `/m/login?from=${encodeURIComponent('/m/activityDetail?id=p-drops')}`, replace: false },
  ]);
  expect(here.sentTo(joinPromotion)).toEqual([]);
});

describe('sign-in over the page continues the action', { tags: ['LG-11', 'PR-2'] }, () => {
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

  test('joins as that member', async () => {
    await begin('p-drops', 'maya7');
    await settled(() => expect(here.sentTo(joinPromotion)).toHaveLength(1));
    await settled(() => expect(one('p-drops').state).toBe('joined'));
  });

  test("does nothing if the member's promotion has only a label", async () => {
    await begin('p-race', 'maya7');
    await settled(() => expect(one('p-race').state).toBe('process'));
    expect(here.sentTo(joinPromotion)).toEqual([]);
  });

  test('does not claim after a tap on join', async () => {
    await begin('p-cashback', 'maya7');
    await settled(() => expect(one('p-cashback').state).toBe('claim'));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([here.sentTo(joinPromotion), here.sentTo(claimPromotion)]).toEqual([[], []]);
  });

  test('explains that an account is not real', async () => {
    await begin('p-drops', 'trial4');
    await settled(() => expect(ways.refuse.mock.calls).toEqual([['trial']]));
    expect(here.sentTo(joinPromotion)).toEqual([]);
  });

  test('joins nothing after a sign-out', async () => {
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
])('%s, whose account is not real, is refused as %s', { tags: ['PR-2', 'SE-5'] }, async (name, why) => {
  await open(name);
  await take('p-drops');
  expect(ways.refuse.mock.calls).toEqual([[why]]);
  expect(here.sentTo(joinPromotion)).toEqual([]);
});

describe('a promotion with a referral', { tags: ['PR-2'] }, () => {
  test('opens the invitation', async () => {
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

test("discards one member's result for the next member", { tags: ['PR-2'] }, async () => {
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

test('polls an application under review until it is decided', { tags: ['PR-2'] }, async () => {
  await open('ravi1');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  closeAfter(refetchOnChange($promotions));
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

test('opens a future promotion at its start, and stops polling when the page is left', {
  tags: ['PR-2'],
}, async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const leave = refetchOnChange($promotions);
  const wait = one('p-match').startTime - now + 500;
  now += wait;
  await vi.advanceTimersByTimeAsync(wait);
  await settled(() => expect(one('p-match').state).toBe('join'));
  const reads = here.sentTo(getPromotions).length;
  leave();
  await vi.advanceTimersByTimeAsync(2 ** 31 - 1);
  expect(here.sentTo(getPromotions)).toHaveLength(reads);
});

// @module-tag WL-7
import { beforeEach, expect, test } from 'vitest';
import { $claiming, claimFromList, openRewards, rewardsIn } from '../../../src/features/wallet/rewards.ts';
import { claimReward } from '../../../src/gateway/endpoints/rewards.ts';
import { $balance } from '../../../src/session/member.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { closeAfter } from '../../support/close-after.ts';
import { settled } from '../../support/patient.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const here = environmentPerTest();
const $rewards = rewardsIn('EN');

beforeEach(async () => {
  await here.signIn();
  closeAfter($rewards.listen(() => {}));
  closeAfter($balance.listen(() => {}));
  await settled(() => expect([$rewards.get().state, $balance.get().state]).toEqual(['ready', 'ready']));
});

const value = <T>(remote: { state: string; value?: T }) => remote.value as T;
const open = () => value($rewards.get()).find(({ state }) => state === 'open')!;

test('sums up the rewards to claim to the cent', () => {
  const reward = { id: '', title: '', note: '', kind: 'reward', state: 'open' } as const;
  const rewards = [0.1, 0.2, 182.4].map((amount) => ({ ...reward, amount }));
  expect(openRewards([...rewards, { ...reward, amount: 5, state: 'claimed' }])).toEqual({
    count: 3,
    sum: 182.7,
  });
  expect(openRewards([])).toEqual({ count: 0, sum: 0 });
});

test('pays a claimed reward once for repeated taps', async () => {
  const { id, amount } = open();
  const before = value($balance.get());
  here.gateway.faults!.set({ endpoint: 'claimReward', latency: 30 });
  const claims = [claimFromList(id, $rewards), claimFromList(id, $rewards)];
  expect([...$claiming.get()]).toEqual([id]);
  await Promise.all(claims);
  expect(here.sentTo(claimReward)).toHaveLength(1);
  expect($claiming.get().size).toBe(0);
  expect(value($rewards.get()).find((reward) => reward.id === id)?.state).toBe('claimed');
  expect($toast.get()).toMatchObject({ kind: 'success', text: 'wallet.claimedNow' });
  await settled(() => expect(value($balance.get())).toBeCloseTo(before + amount, 2));
});

test('reports a lost response and keeps the reward open; the next claim pays once', async () => {
  const { id, amount } = open();
  const before = value($balance.get());
  here.gateway.faults!.set({ endpoint: 'claimReward', malformed: 'truncated', times: 1 });
  await claimFromList(id, $rewards);
  expect($toast.get()).toMatchObject({ kind: 'failure', text: 'errors.malformed' });
  expect(value($rewards.get()).find((reward) => reward.id === id)?.state).toBe('open');
  await claimFromList(id, $rewards);
  await settled(() => expect(value($balance.get())).toBeCloseTo(before + amount, 2));
});

test('a response after a change of session has no effect', async () => {
  const { id } = open();
  const hold = here.gateway.faults!.hold('claimReward');
  const claimed = claimFromList(id, $rewards);
  await hold.reached;
  await here.signIn('ravi1');
  await settled(() => expect(value($rewards.get())?.find((reward) => reward.id === id)?.state).toBe('open'));
  const told = $toast.get();
  hold.release();
  await claimed;
  expect(value($rewards.get()).find((reward) => reward.id === id)?.state).toBe('open');
  expect($toast.get()).toBe(told);
});

test("discards one member's claim for the next member", async () => {
  const { id } = open();
  await claimFromList(id, $rewards);
  await here.signIn('ravi1');
  await settled(() => expect(value($rewards.get())?.find((reward) => reward.id === id)?.state).toBe('open'));
});

import { cleanStores } from 'nanostores';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getMember, getWallet, renewSession } from '../../src/gateway/endpoints/session.ts';
import { switchLanguage } from '../../src/i18n/language.ts';
import {
  $balance,
  $balanceMasked,
  $balanceRefreshing,
  $member,
  invalidateBalance,
  keepSessionAlive,
  refreshBalance,
  resetBalanceView,
  setMemberPicture,
  toggleBalanceMask,
} from '../../src/session/member.ts';
import { settled, until } from '../support/patient.ts';
import { environmentPerTest } from '../support/test-environment.ts';

const here = environmentPerTest();

afterEach(() => {
  cleanStores($balance, $balanceMasked, $balanceRefreshing, $member);
});

/** Longer than a store without readers stays up, in milliseconds. */
const LEFT = 1_500;

describe('the balance', { tags: ['HD-3', 'HD-5'] }, () => {
  test('is the gateway’s value, and is refetched when it is older than ten seconds', async () => {
    vi.useFakeTimers();
    await here.signIn();
    const reads = () => here.sentTo(getWallet).length;
    const leave = $balance.listen(() => {});
    await settled(() => expect($balance.get()).toEqual({ state: 'ready', value: expect.any(Number) }));
    leave();
    await vi.advanceTimersByTimeAsync(9_000);
    $balance.listen(() => {})();
    await vi.advanceTimersByTimeAsync(LEFT);
    expect(reads()).toBe(1);
    $balance.listen(() => {})();
    await vi.advanceTimersByTimeAsync(LEFT);
    expect(reads()).toBe(2);
  });

  test('does not wait for the balance of an earlier member', async () => {
    vi.useFakeTimers();
    await here.signIn();
    here.gateway.faults!.hold('getWallet');
    here.gateway.faults!.hold('getMember');
    const leave = [$balance.listen(() => {}), $member.listen(() => {})];
    let waiting = 2;
    for (const row of [getWallet, getMember]) {
      await until(() => here.sentTo(row).length > 0);
      void here.sentTo(row)[0]!.settled.then(() => {
        waiting -= 1;
      });
    }
    await vi.advanceTimersByTimeAsync(LEFT);
    expect(waiting).toBe(2);
    for (const one of leave) one();
    await vi.advanceTimersByTimeAsync(LEFT);
    expect(waiting).toBe(0);
  });

  test('shows that it is being refetched, and refetches once', async () => {
    await here.signIn();
    $balance.listen(() => {});
    await settled(() => expect($balance.get().state).toBe('ready'));
    expect($balanceRefreshing.get()).toBe(false);
    const done = refreshBalance();
    expect($balanceRefreshing.get()).toBe(true);
    await refreshBalance();
    await done;
    expect($balanceRefreshing.get()).toBe(false);
    expect(here.sentTo(getWallet)).toHaveLength(2);
  });
});

test('stays hidden on the next page', { tags: ['HD-5'] }, async () => {
  vi.useFakeTimers();
  const leave = $balanceMasked.listen(() => {});
  expect($balanceMasked.get()).toBe(false);
  toggleBalanceMask();
  expect($balanceMasked.get()).toBe(true);
  expect(here.platform.persistentStorage.get('MC_BALANCE_MASKED')).toBe('1');
  toggleBalanceMask();
  expect($balanceMasked.get()).toBe(false);
  expect(here.platform.persistentStorage.get('MC_BALANCE_MASKED')).toBe('0');
  leave();
  await vi.advanceTimersByTimeAsync(LEFT);
  here.platform.persistentStorage.set('MC_BALANCE_MASKED', '1');
  $balanceMasked.listen(() => {})();
  expect($balanceMasked.get()).toBe(true);
  await vi.advanceTimersByTimeAsync(LEFT);
});

test('another picture shows at once on the loaded member', { tags: ['WL-5'] }, async () => {
  await here.signIn();
  $member.listen(() => {});
  await settled(() => expect($member.get().state).toBe('ready'));
  const before = $member.get();
  setMemberPicture('/head/7.webp');
  expect($member.get()).toEqual({
    state: 'ready',
    value: { ...(before.state === 'ready' && before.value), headIcon: '/head/7.webp' },
  });
});

test('the level is read again in another language, also when it was not on screen', {
  tags: ['LN-1'],
}, async () => {
  await here.signIn();
  const level = () => {
    const member = $member.get();
    return member.state === 'ready' && member.value.clubLabel.labelName;
  };
  const leave = $member.listen(() => {});
  await settled(() => expect(level()).toBe('Gold'));
  await switchLanguage('UR');
  await settled(() => expect(level()).toBe('گولڈ'));
  leave();
  cleanStores($member);
  await switchLanguage('EN');
  $member.listen(() => {});
  await settled(() => expect(level()).toBe('Gold'));
  expect(here.sentTo(getMember)).toHaveLength(3);
});

test('subscribers refetch a changed balance', { tags: ['HD-3'] }, async () => {
  await here.signIn();
  $balance.listen(() => {});
  await settled(() => expect($balance.get().state).toBe('ready'));
  invalidateBalance();
  expect($balance.get().state).toBe('loading');
  await settled(() => expect($balance.get().state).toBe('ready'));
  expect(here.sentTo(getWallet)).toHaveLength(2);
});

test('is visible again for the next visitor of a terminal', { tags: ['KI-1'] }, async () => {
  const leave = $balanceMasked.listen(() => {});
  toggleBalanceMask();
  const done = refreshBalance();
  resetBalanceView();
  expect([$balanceMasked.get(), $balanceRefreshing.get()]).toEqual([false, false]);
  await done;
  leave();
});

describe('renewing the session', { tags: ['HD-4'] }, () => {
  test('sends a request to the gateway', async () => {
    await here.signIn();
    await keepSessionAlive();
    expect(here.sentTo(renewSession)).toHaveLength(1);
    expect(here.seen.reported).toEqual([]);
  });

  test('reports a failure and continues', async () => {
    await here.signIn();
    here.gateway.faults?.set({ endpoint: 'renewSession', drop: true });
    await keepSessionAlive();
    expect(here.seen.reported.map(({ name }) => name)).toEqual(['renew']);
  });
});

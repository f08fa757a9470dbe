import { beforeEach, describe, expect, test, vi } from 'vitest';
import { redirectToPasswordChange } from '../../src/features/account/password/temporary-password.ts';
import { confirmSignOut } from '../../src/features/account/sign-out.ts';
import { explainFreePlay } from '../../src/features/messages/explain-free-play.ts';
import { claimFromList, rewardsIn } from '../../src/features/wallet/rewards.ts';
import { $texts } from '../../src/i18n/language.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { $session } from '../../src/session/session.ts';
import { inviteFriends } from '../../src/shell/drawers/invite.ts';
import { $confirmation } from '../../src/ui/confirm.ts';
import { copyText } from '../../src/ui/copy-text.ts';
import { $toast, showToast, type Toast } from '../../src/ui/toasts.ts';
import { pass, stopClock } from '../support/clock.ts';
import { settle } from '../support/settle.ts';
import { type TestEnvironment, testEnvironment } from '../support/test-environment.ts';
import { expectReadable } from '../support/toast-time.ts';

let here: TestEnvironment;
beforeEach(async () => {
  here = await testEnvironment({ config: { features: { referral: false } } });
});

const text = () => $toast.get()?.text;

/** The toast disappears after exactly so many milliseconds. */
async function expectGoneAfter(ms: number): Promise<void> {
  const shown = text();
  expect(shown).toBeDefined();
  await pass(ms - 1);
  expect(text()).toBe(shown);
  await pass(1);
  expect(text()).toBeUndefined();
}

describe('duration of a toast', { tags: ['SY-4'] }, () => {
  test.each<[Toast['kind'], number]>([
    ['info', 3_000],
    ['failure', 3_000],
    ['success', 3_000],
  ])('one of %s: %i ms unless told', async (kind, ms) => {
    stopClock();
    showToast('common.copied', { kind });
    await expectGoneAfter(ms);
  });

  test('3 s by default, otherwise the given time', async () => {
    stopClock();
    showToast('common.copied');
    await expectGoneAfter(3_000);
    showToast('common.copied', { kind: 'success', ms: 4_500 });
    await expectGoneAfter(4_500);
  });

  test.each<[LanguageCode, number, number]>([
    // 33 characters are read in the time that any message has, of Japanese and Korean a third of them.
    ['EN', 33, 3_000],
    ['EN', 34, 3_040],
    ['EN', 100, 7_000],
    ['JA', 11, 3_000],
    ['JA', 12, 3_160],
    ['KO', 12, 3_160],
    ['UR', 34, 3_040],
  ])('in %s, with %i characters: %i ms, even for a shorter given time', async (language, letters, ms) => {
    here = await testEnvironment({ language });
    stopClock();
    const name = { JA: '字', KO: '글', UR: 'ا' }[language as string] ?? 'a';
    vi.spyOn($texts.get()!, 't').mockReturnValue(name.repeat(letters));
    showToast('common.copied', { kind: 'success', ms: 1_000 });
    await expectGoneAfter(ms);
  });

  test('a loading toast: at most the given time', async () => {
    stopClock();
    showToast('common.loading', { kind: 'loading', ms: 2_000 });
    await expectGoneAfter(2_000);
  });

  test('a later toast replaces an earlier one for its own time, and removing the earlier one has no effect', async () => {
    stopClock();
    const hide = showToast('common.copied');
    await pass(2_000);
    showToast('common.noData');
    hide();
    expect(text()).toBe('common.noData');
    await expectGoneAfter(3_000);
  });

  test('a text that must be read first: 8 s', async () => {
    stopClock();
    await here.signIn();
    redirectToPasswordChange($session.get()!.token);
    expect(text()).toBe('errors.mustChange');
    await expectGoneAfter(8_000);
  });

  test('a success, a refusal of free play and a coming feature: long enough to read them', async () => {
    stopClock();
    await here.signIn();
    const $rewards = rewardsIn('EN');
    await $rewards.reload();
    const rewards = $rewards.get();
    const open = rewards.state === 'ready' && rewards.value.find(({ state }) => state === 'open');
    await claimFromList((open || { id: '' }).id, $rewards);
    expect(text()).toBe('wallet.claimedNow');
    await expectReadable();
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });
    await copyText('7');
    expect(text()).toBe('common.copied');
    await expectGoneAfter(3_000);
    explainFreePlay();
    expect(text()).toBe('errors.freeReject');
    await expectReadable();
    inviteFriends();
    expect(text()).toBe('common.comingSoon');
    await expectGoneAfter(3_000);
  });

  test('A9: the loading message of a logout at most 9,999 s, and not longer than the call', async () => {
    await here.signIn();
    const hold = here.gateway.faults!.hold('logout');
    stopClock();
    const set = vi.spyOn(globalThis, 'setTimeout');
    const done = confirmSignOut();
    $confirmation.get()?.answer(true);
    await hold.reached;
    await settle();
    expect($toast.get()).toMatchObject({ kind: 'loading', text: 'common.loading' });
    expect(set.mock.calls.map(([, ms]) => ms)).toContain(9_999_000);
    hold.release();
    await done;
    expect(text()).toBeUndefined();
  });
});

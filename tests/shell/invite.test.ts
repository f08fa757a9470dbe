import { afterEach, beforeEach, expect, test } from 'vitest';
import { $siteConfig } from '../../src/config/site-config.ts';
import { inviteFriends } from '../../src/shell/invite.ts';
import { $panel, closePanel } from '../../src/shell/panels.ts';
import { $toast } from '../../src/ui/toasts.ts';
import { pass, stopClock } from '../support/clock.ts';
import { type TestEnvironment, testEnvironment } from '../support/test-environment.ts';

let here: TestEnvironment;
const enable = (referral: boolean) => {
  const config = $siteConfig.get()!;
  $siteConfig.set({ ...config, features: { ...config.features, referral } });
};
beforeEach(async () => {
  here = await testEnvironment();
  $toast.set(undefined);
});
afterEach(() => {
  closePanel();
  here.close();
});

test('RT-12 with referral enabled the popup opens over the page, and nothing is gone to', async () => {
  enable(true);
  await here.signIn();
  inviteFriends();
  expect($panel.get()).toBe('invite');
  expect(here.seen.navigated).toEqual([]);
  expect($toast.get()).toBeUndefined();
});

test('RT-12 without referral it says for a second that it is coming soon, to visitors too', async () => {
  stopClock();
  enable(false);
  inviteFriends();
  expect($toast.get()?.text).toBe('common.comingSoon');
  expect([$panel.get(), here.seen.navigated]).toEqual([undefined, []]);
  await pass(999);
  expect($toast.get()).toBeDefined();
  await pass(1);
  expect($toast.get()).toBeUndefined();
});

test('RT-12 a visitor signs in first; play money is told that this is for real accounts', async () => {
  enable(true);
  inviteFriends();
  expect([$panel.get(), here.seen.navigated.length]).toEqual([undefined, 1]);
  await here.signIn('trial4');
  inviteFriends();
  expect([$panel.get(), $toast.get()?.text]).toEqual([undefined, 'errors.realOnly']);
});

import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { $panel, closePanel } from '../../../src/shell/drawers/panels.ts';
import { BottomMenu } from '../../../src/shell/footer/bottom-menu.tsx';
import { followLinks } from '../../../src/site/links.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { stopClock } from '../../support/clock.ts';
import { settled } from '../../support/patient.ts';
import { settle } from '../../support/settle.ts';
import { show } from '../../support/show.tsx';
import {
  type TestEnvironment,
  type TestEnvironmentOptions,
  testEnvironment,
} from '../../support/test-environment.ts';
import { expectReadable } from '../../support/toast-time.ts';
import { user } from '../../support/user.ts';

let here: TestEnvironment;
followLinks();

beforeEach(() => history.replaceState(null, '', '/m/activity'));
afterEach(() => {
  closePanel();
  $toast.set(undefined);
});

/** A tap on the entry of the bottom menu. */
async function share(referral: boolean, who?: string, ownDevice = true): Promise<void> {
  const options: TestEnvironmentOptions = { config: { features: { referral } } };
  here = await testEnvironment(options);
  if (ownDevice) here.platform.ownDevice = true;
  if (who) await here.signIn(who);
  await show(<BottomMenu route="activity" />);
  stopClock();
  await user.click(screen.getByRole('link', { name: 'Share' }));
  await act(settle);
}

describe('inviting friends', { tags: ['RT-12'] }, () => {
  test('opens a popup over the page instead of another one, for a member where referral is enabled', async () => {
    await share(true, 'maya7');
    await settled(() => expect($panel.get()).toBe('invite'));
    expect(here.seen.navigated).toEqual([]);
    expect($toast.get()).toBeUndefined();
  });

  test('shows its address for the phone of a member at a terminal', async () => {
    await share(true, 'maya7', false);
    await settled(() => expect(here.seen.opened).toEqual(['/m/inviteFriends']));
    expect($panel.get()).toBeUndefined();
    expect($toast.get()).toBeUndefined();
  });

  test.each([undefined, 'maya7'])("shows 'coming soon' without referral, to %s", async (who) => {
    await share(false, who);
    await settled(() => expect($toast.get()?.text).toBe('common.comingSoon'));
    expect($panel.get()).toBeUndefined();
    expect(here.seen.navigated).toEqual([]);
    await expectReadable();
  });

  test('sends a visitor to the login', async () => {
    await share(true);
    await settled(() =>
      expect(here.seen.navigated.map(({ address }) => address)).toEqual([
        expect.stringMatching(/^\/m\/login/),
      ]),
    );
    expect($panel.get()).not.toBe('invite');
  });

  test('refuses accounts with play money, with a toast', async () => {
    await share(true, 'trial4');
    await settled(() => expect($toast.get()?.text).toBe('errors.realOnly'));
    expect($panel.get()).toBeUndefined();
  });
});

// @module-tag WL-7
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadMessages } from '../../../src/i18n/language.ts';
import RewardCenterPage from '../../../src/pages/reward-center.tsx';
import { settled } from '../../support/patient.ts';
import { reloadStatus } from '../../support/reload-status.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';

const here = environmentPerTest();

beforeEach(() => loadMessages(['member', 'wallet', 'redRain']));

test('the reward centre links the sources of rewards that the gateway offers', async () => {
  here.platform.ownDevice = true;
  await here.signIn();
  await show(<RewardCenterPage />);
  const links = () =>
    within(screen.getByRole('region', { name: 'How rewards come about' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  await settled(() => expect(links()).toEqual(['/m/member/benefits', '/m/activity', '/m/inviteFriends']));
  here.gateway.switches.whitelabel = { VIPBENEFIT3: false };
  await act(reloadStatus);
  await settled(() => expect(links()).toEqual(['/m/activity', '/m/inviteFriends']));
});

test.each([
  ['to accounts without rewards', 'trial4', true],
  ['at terminals, which have promotions only', 'maya7', undefined],
] as const)('the reward centre shows no sources %s', async (_, member, ownDevice) => {
  if (ownDevice) here.platform.ownDevice = ownDevice;
  await here.signIn(member);
  await show(<RewardCenterPage />);
  await import('../../../src/features/wallet/reward-sources.tsx');
  await settled(() => screen.getByRole('heading', { name: 'Reward centre' }));
  expect(screen.queryByRole('region', { name: 'How rewards come about' })).toBeNull();
  cleanup();
});

// @module-tag SE-2
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TrialButton } from '../../../../src/features/account/login/trial-button.tsx';
import { loadMessages } from '../../../../src/i18n/language.ts';
import { $session } from '../../../../src/session/session.ts';
import { reloadStatus } from '../../../support/reload-status.ts';
import { show } from '../../../support/show.tsx';
import { environmentPerTest } from '../../../support/test-environment.ts';
import { user } from '../../../support/user.ts';

const here = environmentPerTest();

beforeEach(async () => {
  here.gateway.switches.whitelabel = { FREEPLAY3: true };
  await loadMessages(['account']);
  await show(<TrialButton />);
});

const button = () => screen.findByRole('button', { name: 'Free play' });

test('opens an account for free play and signs in to it', async () => {
  await user.click(await button());
  await expect.poll(() => $session.get()?.type).toBe(4);
});

test('shows a refusal, and a second press opens an account', async () => {
  const press = await button();
  here.gateway.switches.whitelabel = { FREEPLAY3: false };
  await user.click(press);
  await screen.findByRole('alert');
  expect($session.get()).toBeUndefined();
  here.gateway.switches.whitelabel = { FREEPLAY3: true };
  await user.click(press);
  await expect.poll(() => $session.get()?.type).toBe(4);
});

test('is absent where the operator has no free play', async () => {
  await button();
  here.gateway.switches.whitelabel = { FREEPLAY3: false };
  await act(reloadStatus);
  expect(screen.queryByRole('button')).toBeNull();
});

// @module-tag KI-1
// @module-tag SE-2
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { LoginGames } from '../../../kiosk/layout/login-games.tsx';
import { getPendingGame } from '../../../src/games/launch/pending-game.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { $session } from '../../../src/session/session.ts';
import { reloadStatus } from '../../support/reload-status.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const here = environmentPerTest();
const tile = () => screen.findByRole('button', { name: /Lantern Tiger/ });

beforeEach(async () => {
  here.gateway.switches.whitelabel = { FREEPLAY3: true };
  await loadMessages(['account']);
  await show(<LoginGames />);
});

test('the login of a terminal shows games, and a tap signs in for free play of the game', async () => {
  await user.click(await tile());
  expect(screen.getAllByRole('article')).toHaveLength(6);
  await expect.poll(() => $session.get()?.type).toBe(4);
  expect(getPendingGame()).toMatchObject({ gameId: '1001' });
});

test('a refusal is shown', async () => {
  const press = await tile();
  here.gateway.switches.whitelabel = { FREEPLAY3: false };
  await user.click(press);
  await screen.findByRole('alert');
  expect($session.get()).toBeUndefined();
});

test('the login of a terminal shows no games where the operator has no free play', async () => {
  await tile();
  here.gateway.switches.whitelabel = { FREEPLAY3: false };
  await act(reloadStatus);
  expect(screen.queryByRole('button')).toBeNull();
});

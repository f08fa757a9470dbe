import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestBreak } from '../../../src/features/protection/protection.ts';
import { $openGame, closeGame, openGame } from '../../../src/games/launch/open-game.ts';
import { startBreak } from '../../../src/gateway/endpoints/protection.ts';
import { login } from '../../../src/gateway/endpoints/session.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { $session, adoptSession } from '../../../src/session/session.ts';
import Overlays from '../../../src/shell/drawers/overlays.tsx';
import { $confirmation, requestConfirmation } from '../../../src/ui/confirm.ts';
import { credentials } from '../../demo/harness.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';

const KEY = 'MC_SESSION_INFO';
const question = { title: 'shell.signOut', text: 'shell.signOut', yes: 'common.submit' } as const;

const here = environmentPerTest();
beforeEach(async () => {
  await loadMessages(['protection', 'play']);
});
afterEach(async () => {
  await act(async () => {
    closeGame();
    $confirmation.get()?.answer(false);
  });
  here.close();
});

/** What another tab does: it logs in as another account, or logs out. */
async function changeElsewhere(username?: string): Promise<void> {
  const { persistentStorage } = here.platform;
  if (username) {
    persistentStorage.set(KEY, JSON.stringify(await call(login, { body: credentials(username) })));
  } else persistentStorage.remove(KEY);
  await act(async () => adoptSession());
}

test.each(['newbie', undefined])(
  'nobody confirms the break of a player once %s has the session',
  async (next) => {
    await here.signIn();
    await show(<Overlays />);
    let asked: Promise<void> | undefined;
    await act(async () => {
      asked = requestBreak('timeOut', 24, '24 hours');
    });
    await screen.findByRole('dialog', { name: 'Take a break: 24 hours?' });
    await changeElsewhere(next);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await asked;
    expect($session.get()?.userName).toBe(next);
    expect(here.sentTo(startBreak)).toEqual([]);
  },
);

test('a question that a login opens stays', async () => {
  await show(<Overlays />);
  const leave = $session.listen(() => void requestConfirmation(question));
  await act(() => here.signIn());
  leave();
  await screen.findByRole('dialog');
});

test.each(['newbie', undefined])('a game closes when another tab gives the session to %s', async (next) => {
  await here.signIn();
  await show(<Overlays />);
  await act(async () => openGame({ title: 'Lantern Tiger', address: 'https://games.test/' }));
  await screen.findByRole('dialog', { name: 'Lantern Tiger' });
  await changeElsewhere(next);
  await waitFor(() => expect($openGame.get()).toBeUndefined());
});

test('a game for play money stays when the visitor logs in elsewhere', async () => {
  await show(<Overlays />);
  await act(async () =>
    openGame({ title: 'Lantern Tiger', address: 'https://games.test/', playMoney: true }),
  );
  await screen.findByRole('dialog', { name: 'Lantern Tiger' });
  await act(() => here.signIn());
  expect($openGame.get()).toBeDefined();
});

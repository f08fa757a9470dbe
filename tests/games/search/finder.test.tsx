// @module-tag GC-7
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { nameOf } from '../../../src/games/game-name.ts';
import { readGames } from '../../../src/games/games.ts';
import { StartGameScope } from '../../../src/games/launch/start-game-scope.tsx';
import { Finder } from '../../../src/games/search/finder.tsx';
import { addRecentGame } from '../../../src/gateway/endpoints/player-games.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { waitStill } from '../../support/wait-still.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
const play = vi.fn();
const close = vi.fn();
const here = environmentPerTest();

beforeEach(async () => {
  here.platform.ownDevice = true;
  await loadMessages(['centre']);
  play.mockClear();
  close.mockClear();
});

const open = () =>
  show(
    <StartGameScope value={play}>
      <Finder scope={scope} onClose={close} />
    </StartGameScope>,
  );
const field = () => screen.getByRole('searchbox');

test('plays the chosen game, closes, and offers the search again as a recent one', async () => {
  const first = await open();
  expect(document.activeElement).toBe(field());
  await user.type(field(), 'lantern tiger');
  const games = await screen.findByRole('region', { name: 'Games' });
  await user.keyboard('{ArrowDown}');
  const [game] = within(games).getAllByRole('button');
  expect(document.activeElement).toBe(game);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field());
  await user.click(game!);
  expect(close).toHaveBeenCalledOnce();
  expect(nameOf(play.mock.calls[0]![0])).toBe('Lantern Tiger');
  await first.unmount();

  await open();
  await user.click(screen.getByRole('button', { name: 'lantern tiger' }));
  expect(field()).toHaveProperty('value', 'lantern tiger');
  await user.clear(field());
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('button', { name: 'lantern tiger' })).toBeNull();
});

test("opens with hot games, studios and a member's recent games", async () => {
  const first = await open();
  const inGroup = (name: string) =>
    within(screen.getByRole('region', { name })).getAllByRole('listitem').length;
  await waitFor(() => expect([inGroup('Hot games'), inGroup('Game studios')]).toEqual([6, 6]));
  expect(screen.queryByRole('region', { name: 'Recently played' })).toBeNull();
  await first.unmount();
  await here.signIn();
  const { gameId, nodeId, gameType, vassalage } = (await readGames(scope, { gameType: 'RNG' }, 1, 1))
    .games[0]!;
  await call(addRecentGame, { query: { gameId, nodeId, gameType, vassalage } });
  await open();
  await waitFor(() => expect(inGroup('Recently played')).toBeGreaterThan(0));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.closest('section')?.getAttribute('aria-label')).toBe('Recently played');
});

test('says that nothing was found, and suggests hot games and studios', async () => {
  await open();
  await user.type(field(), 'xqzvwk');
  await screen.findByText(/No results for “xqzvwk”/);
  for (const name of ['Hot games', 'Game studios']) {
    const group = within(await screen.findByRole('region', { name }));
    expect(group.getAllByRole('listitem')).toHaveLength(6);
  }
});

test('shows results when typing pauses, and never those of an earlier text', async () => {
  const first = await open();
  await user.type(field(), 'lantern tiger{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Games' }).textContent).toContain('Lantern Tiger'),
  );
  await first.unmount();
  stopClock();
  await open();
  const recent = () => screen.queryByRole('button', { name: 'lantern tiger' });
  await user.type(field(), 'dragon');
  // The recent searches stay until the first results.
  await act(() => pass(199));
  expect(recent()).not.toBeNull();
  await act(() => pass(1));
  await waitStill(() => expect(recent()).toBeNull());
  // Clearing the field shows recent searches at once, and older results never return.
  await user.clear(field());
  await waitStill(() => expect(recent()).not.toBeNull());
  await user.type(field(), 'x');
  await act(() => pass(199));
  expect(recent()).not.toBeNull();
  // A recent search runs at once.
  await user.click(recent()!);
  await waitStill(() => expect(recent()).toBeNull());
  await act(() => pass(1_000));
  await waitStill(() =>
    expect(screen.getByRole('region', { name: 'Games' }).textContent).toContain('Lantern Tiger'),
  );
});

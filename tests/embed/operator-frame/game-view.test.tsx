import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GameView } from '../../../embed/operator-frame/game-view.tsx';
import { reportEndedRound } from '../../../src/games/launch/rounds.ts';
import { getWallet } from '../../../src/gateway/endpoints/session.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { show } from '../../support/show.tsx';
import { testEnvironment } from '../../support/test-environment.ts';

test('reads the balance at once when a round has ended', { tags: ['EM-1'] }, async () => {
  const here = await testEnvironment();
  await loadMessages(['frame', 'play', 'protection', 'shell']);
  await here.signIn();
  stopClock();
  const page = { post: vi.fn(), reportHeight: vi.fn(), origin: () => '' };
  const game = {
    gameId: '1001',
    nodeId: '200001',
    gameName: 'Lantern Tiger',
    gameType: 'RNG',
    vassalage: 'ASTER',
  };
  await show(<GameView game={game} page={page} />);
  await act(() => pass(100));
  const before = here.sentTo(getWallet).length;
  await act(() => pass(1_000));
  expect(here.sentTo(getWallet)).toHaveLength(before);
  reportEndedRound();
  await act(() => pass(0));
  expect(here.sentTo(getWallet)).toHaveLength(before + 1);
});

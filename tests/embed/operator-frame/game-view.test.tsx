import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GameView } from '../../../embed/operator-frame/game-view.tsx';
import { reportBegunRound, reportEndedRound } from '../../../src/games/launch/rounds.ts';
import { getWallet } from '../../../src/gateway/endpoints/session.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { show } from '../../support/show.tsx';
import { testEnvironment } from '../../support/test-environment.ts';

/** Opens a game as a member. @returns a function that counts the reads of the balance */
async function open() {
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
  return () => here.sentTo(getWallet).length;
}

test('reads the balance at once when a round has ended', { tags: ['EM-1'] }, async () => {
  const reads = await open();
  const before = reads();
  await act(() => pass(1_000));
  expect(reads()).toBe(before);
  reportEndedRound();
  await act(() => pass(0));
  expect(reads()).toBe(before + 1);
});

test('reads the balance every 15 seconds, but not during a round', { tags: ['EM-1'] }, async () => {
  const reads = await open();
  const before = reads();
  reportBegunRound();
  await act(() => pass(14_900));
  expect(reads()).toBe(before);
  reportEndedRound();
  await act(() => pass(0));
  expect(reads()).toBe(before + 1);
  await act(() => pass(14_999));
  expect(reads()).toBe(before + 1);
  await act(() => pass(1));
  expect(reads()).toBe(before + 2);
});

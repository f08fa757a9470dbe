import { expect, test } from 'vitest';
import { seedGames } from '../../demo/fixtures/catalogue/games.ts';
import { stakesOf } from '../../demo/gateway/play/stakes.ts';
import { multiplesOf } from '../../demo/gateway/winners.ts';
import { getWinners } from '../../src/gateway/endpoints/winners.ts';
import { call } from '../../src/gateway/http/client.ts';
import { boardQuery, gatewayPerTest, NOON } from './harness.ts';

gatewayPerTest();

test('big wins are prizes of a stake that their game takes, and lie in the past', {
  tags: ['WB-1'],
}, async () => {
  const games = new Map(seedGames().map((game) => [game.id, game]));
  const { vo } = await call(getWinners, { query: { ...boardQuery, limitNum: 60 } });
  expect(vo.length).toBeGreaterThan(40);
  expect(new Set(vo.map(({ winAmount }) => winAmount)).size).toBeGreaterThan(20);
  for (const { gameId, winAmount, gameTime, gameName } of vo) {
    const game = games.get(gameId)!;
    const wins = stakesOf(game).flatMap((stake) =>
      multiplesOf(game).map((times) => Math.floor(stake * times)),
    );
    expect(wins, gameName).toContain(Math.round(winAmount * 100));
    expect(gameTime).toBeLessThanOrEqual(NOON);
  }
});

import { describe, expect, test } from 'vitest';
import { launchGame, launchTrialGame } from '../../src/gateway/endpoints/launch.ts';
import { getGames } from '../../src/gateway/endpoints/lobby.ts';
import { call } from '../../src/gateway/http/client.ts';
import { type Market, markets } from '../../src/gateway/protection/markets.ts';
import { opened, post, ticketOf } from './games.ts';
import { gamesQuery, launchQuery, openGateway, type TestGateway } from './harness.ts';

/** The markets whose games must not play by themselves. */
const forbidding: readonly Market[] = ['uk', 'germany'];

let gateway: TestGateway;

const query = { ...launchQuery, gameId: '1001', nodeId: '1' };

describe('autoplay', () => {
  test.each(markets)('of %s is refused by address and session where the market forbids it', async (pack) => {
    gateway = openGateway({ protection: { pack } });
    await gateway.signIn('maya7');
    const { content } = await call(launchGame, { query });
    const may = !forbidding.includes(pack);
    expect(new URL(content.game_url).searchParams.get('autoplay')).toBe(may ? null : '0');
    const { value } = await post(gateway, '/games/session', { ticket: ticketOf(content.game_url) });
    expect(value.autoplay).toBe(may);
  });

  test('is forbidden in trials too', async () => {
    gateway = openGateway({ protection: { pack: 'uk' } });
    const { content } = await call(launchTrialGame, {
      query: { ...query, telGameId: 't1001', telNodeId: 't1' },
    });
    const { value } = await post(gateway, '/games/session', { ticket: ticketOf(content.game_url) });
    expect([content.game_url.endsWith('&autoplay=0'), value.trial, value.autoplay]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('follows the operator’s limit, and is absent in games of matches or tables', async () => {
    gateway = openGateway({ protection: { pack: 'malta', tighten: { autoplay: false } } });
    await gateway.signIn('maya7');
    expect((await opened(gateway)).autoplay).toBe(false);
    gateway = openGateway();
    await gateway.signIn('maya7');
    const { games } = await call(getGames, { query: { ...gamesQuery, gameType: 'SPORTS' } });
    const views = await Promise.all(['1001', games[0]!.gameId].map((id) => opened(gateway, id)));
    expect(views.map(({ autoplay }) => autoplay)).toEqual([true, undefined]);
  });
});

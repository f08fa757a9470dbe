import { launchGame } from '../../src/gateway/endpoints/launch.ts';
import { call } from '../../src/gateway/http/client.ts';
import { launchQuery, type TestGateway } from './harness.ts';

/** Calls the API of a game's page with its session token. @returns the envelope */
export async function post({ app }: Pick<TestGateway, 'app'>, path: string, body: unknown, token = '') {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  return (await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

export const ticketOf = (url: string) => new URL(url).searchParams.get('s') ?? '';

/** Launches a game as a member. @returns its ticket */
export async function launched(gameId = '1001'): Promise<string> {
  const { content } = await call(launchGame, { query: { ...launchQuery, gameId, nodeId: '1' } });
  return ticketOf(content.game_url);
}

/** Launches and opens a game. @returns what its page receives */
export async function opened(gateway: Pick<TestGateway, 'app'>, gameId = '1001') {
  return (await post(gateway, '/games/session', { ticket: await launched(gameId) })).value;
}

/** Plays a round of an ASTER slot at the highest stake; amounts in cents. */
export async function playOnce(gateway: TestGateway): Promise<{ bet: number; win: number }> {
  const { stakes, token } = await opened(gateway);
  return (await post(gateway, '/games/round', { bet: stakes.at(-1) }, token)).value;
}

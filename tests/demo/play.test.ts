import { beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../../demo/fixtures/random.ts';
import { lineMultiples, paytable, returnOf, spin, topPrize } from '../../demo/gateway/play/reels.ts';
import { fixturesOf, matchById, type Outcome } from '../../demo/gateway/play/slip.ts';
import { launchGame, launchTrialGame } from '../../src/gateway/endpoints/launch.ts';
import { getGames } from '../../src/gateway/endpoints/lobby.ts';
import { getBetRecords } from '../../src/gateway/endpoints/records.ts';
import { getWallet, logout } from '../../src/gateway/endpoints/session.ts';
import { withdraw } from '../../src/gateway/endpoints/wallet.ts';
import { getWinners } from '../../src/gateway/endpoints/winners.ts';
import { call } from '../../src/gateway/http/client.ts';
import type { GatewayError } from '../../src/gateway/http/errors.ts';
import { launched, opened, post, ticketOf } from './games.ts';
import { boardQuery, gamesQuery, launchQuery, openGateway, type TestGateway } from './harness.ts';

let gateway: TestGateway;
let fortune: () => number;
beforeEach(() => {
  fortune = seededRandom(7);
  gateway = openGateway({ random: () => fortune() });
});

const launch = (gameId: string) => call(launchGame, { query: { ...launchQuery, gameId, nodeId: '1' } });

describe('launch', () => {
  test('the URL has a single-use ticket and no session token', { tags: ['LA-1'] }, async () => {
    const { token } = await gateway.signIn('maya7');
    const { content } = await call(launchGame, { query: { ...launchQuery, gameId: '1001', nodeId: '1' } });
    expect(content.game_url).toMatch(/^http:\/\/localhost\/games\/play\?s=[\w-]{43}$/);
    expect(content.game_url).not.toContain(token);
    const ticket = ticketOf(content.game_url);
    expect(await post(gateway, '/games/session', { ticket })).toMatchObject({
      success: true,
      value: { game: { name: 'Lantern Tiger' }, trial: false, balance: 2_500_000, language: 'EN' },
    });
    expect(await post(gateway, '/games/session', { ticket })).toMatchObject({
      errorCode: 'game.unavailable',
    });
  });

  test('a game has the language of its launch', { tags: ['LN-1'] }, async () => {
    await gateway.signIn('maya7');
    const query = { ...launchQuery, gameId: '1001', nodeId: '1', language: 'UR' };
    const { content } = await call(launchGame, { query });
    const { value } = await post(gateway, '/games/session', { ticket: ticketOf(content.game_url) });
    expect(value).toMatchObject({ language: 'UR', game: { name: 'لالٹین ٹائیگر' } });
  });

  test('a ticket is valid for a minute', async () => {
    await gateway.signIn('maya7');
    const [late, inTime] = [await launched(), await launched()];
    gateway.pass(59_999);
    expect(await post(gateway, '/games/session', { ticket: inTime })).toMatchObject({ success: true });
    gateway.pass(1);
    expect(await post(gateway, '/games/session', { ticket: late })).toMatchObject({
      errorCode: 'game.unavailable',
    });
  });

  test('an unknown game is refused', async () => {
    await gateway.signIn('maya7');
    const query = { ...launchQuery, gameId: '1', nodeId: '1' };
    await expect(call(launchGame, { query })).rejects.toMatchObject({ code: 'game.not.found' });
  });

  test('each reason against a launch has a code', { tags: ['LA-1'] }, async () => {
    const query = { ...launchQuery, gameId: '1001', nodeId: '1' };
    const code = () =>
      call(launchGame, { query }).then(String, (error: unknown) => (error as GatewayError).code);
    await gateway.signIn('maya7');
    for (const [trouble, expected] of [
      ['maintenance', 'game.maintenance'],
      ['region', 'game.region'],
      ['unreachable', 'game.vendor.unreachable'],
    ] as const) {
      gateway.switches.vendors = { ASTER: trouble };
      expect(await code()).toBe(expected);
    }
    gateway.switches.vendors = { NIMBUS: 'maintenance' };
    gateway.switches.lockedMembers = ['maya7'];
    expect(await code()).toBe('account.locked');
    gateway.switches.lockedMembers = [];
    await call(withdraw, { body: { amount: 25_000 } });
    expect(await code()).toBe('wallet.insufficient');
  });

  test('a launch needs the lowest stake, to the cent', { tags: ['LA-1'] }, async () => {
    const { games } = await call(getGames, { query: { ...gamesQuery, gameType: 'RNG', minBet: 5 } });
    await gateway.signIn('newbie');
    await call(withdraw, { body: { amount: 995 } });
    await launch(games[0]!.gameId);
    await call(withdraw, { body: { amount: 0.01 } });
    await expect(launch(games[0]!.gameId)).rejects.toMatchObject({ code: 'wallet.insufficient' });
  });

  test('refuses trials of poker and with another game’s ids', { tags: ['LA-1'] }, async () => {
    const { games } = await call(getGames, { query: { ...gamesQuery, gameType: 'PVP' } });
    const { gameId, nodeId, telGameId, telNodeId } = games[0]!;
    const query = { ...launchQuery, gameId, nodeId, telGameId: telGameId, telNodeId: telNodeId };
    await expect(call(launchTrialGame, { query })).rejects.toMatchObject({ code: 'game.no.trial' });
    const other = { ...query, gameId: '1001' };
    await expect(call(launchTrialGame, { query: other })).rejects.toMatchObject({ code: 'game.no.trial' });
  });

  test('a trial account plays with play money and appears on no board', { tags: ['SE-2'] }, async () => {
    await gateway.signIn('trial4');
    const { token, trial, balance } = await opened(gateway);
    expect({ trial, balance }).toEqual({ trial: false, balance: 500_000 });
    fortune = () => 0;
    const { value } = await post(gateway, '/games/round', { bet: 1_000 }, token);
    expect(value.win).toBe(400_000);
    const { vo } = await call(getWinners, { query: { ...boardQuery, limitNum: 60 } });
    expect(vo.filter(({ gameTime }) => gameTime === gateway.now())).toEqual([]);
  });

  test('only the gateway and its partners may embed a game’s page, which has no inline script', async () => {
    const answer = await gateway.app.request('/games/play?s=x');
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self' http://127.0.0.1:4301");
    expect(policy).toContain("script-src 'self';");
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(await answer.text()).not.toMatch(/<script(?![^>]*src=)|\sstyle=|\son\w+=/);
  });
});

describe('rounds', () => {
  test('a round changes the balance by stake and win, in cents', { tags: ['WL-1'] }, async () => {
    await gateway.signIn('maya7');
    const { token, balance } = await opened(gateway);
    let expected = balance;
    for (let rounds = 0; rounds < 40; rounds++) {
      const { value } = await post(gateway, '/games/round', { bet: 250 }, token);
      expected += value.win - 250;
      expect(value.balance).toBe(expected);
      expect(Number.isInteger(value.win)).toBe(true);
    }
    expect(expected).not.toBe(balance);
    expect(await call(getWallet, {})).toEqual({ sumBalance: expected / 100 });
  });

  test('refuses a stake that is not offered or exceeds the wallet', async () => {
    await gateway.signIn('maya7');
    const { token } = await opened(gateway);
    expect(await post(gateway, '/games/round', { bet: 7 }, token)).toMatchObject({
      errorCode: 'request.invalid',
    });
    expect(await post(gateway, '/games/round', { bet: -50 }, token)).toMatchObject({
      errorCode: 'request.invalid',
    });
    await call(withdraw, { body: { amount: 24_999 } });
    expect(await post(gateway, '/games/round', { bet: 250 }, token)).toMatchObject({
      errorCode: 'wallet.insufficient',
    });
    expect(await call(getWallet, {})).toEqual({ sumBalance: 1 });
  });

  test('only big wins appear on the board, with a masked name', { tags: ['WB-1'] }, async () => {
    await gateway.signIn('maya7');
    const { token, stakes } = await opened(gateway);
    // All symbols are the rarest one.
    fortune = () => 0;
    await post(gateway, '/games/round', { bet: stakes[0] }, token);
    const mine = async () =>
      (await call(getWinners, { query: { ...boardQuery, limitNum: 60 } })).vo.filter(
        ({ customerName, gameTime }) => customerName === 'ma•••7' && gameTime === gateway.now(),
      );
    expect(await mine()).toEqual([]);
    const { value } = await post(gateway, '/games/round', { bet: 1_000 }, token);
    expect(value.win).toBe(400_000);
    expect(await mine()).toMatchObject([{ gameName: 'Lantern Tiger', winAmount: 4_000, gameId: '1001' }]);
  });

  test('wins from a thousand appear on the board', { tags: ['WB-1'] }, async () => {
    await gateway.signIn('maya7');
    const { token } = await opened(gateway);
    fortune = () => 0;
    const { value } = await post(gateway, '/games/round', { bet: 250 }, token);
    expect(value.win).toBe(100_000);
    const { vo } = await call(getWinners, { query: { ...boardQuery, limitNum: 60 } });
    expect(vo.find(({ gameTime }) => gameTime === gateway.now())).toMatchObject({ winAmount: 1_000 });
  });

  test('trial money changes no wallet', { tags: ['SE-2'] }, async () => {
    const query = { ...launchQuery, gameId: '1001', nodeId: '1', telGameId: 't1001', telNodeId: 't1' };
    const { content } = await call(launchTrialGame, { query });
    const { value } = await post(gateway, '/games/session', { ticket: ticketOf(content.game_url) });
    expect(value).toMatchObject({ trial: true, balance: 100_000 });
    fortune = () => 0;
    const round = await post(gateway, '/games/round', { bet: 1_000 }, value.token);
    expect(round.value).toMatchObject({ win: 400_000, balance: 499_000 });
    const { vo } = await call(getWinners, { query: { ...boardQuery, limitNum: 60 } });
    expect(vo.filter(({ gameTime }) => gameTime === gateway.now())).toEqual([]);
    await gateway.signIn('maya7');
    expect(await call(getWallet, {})).toEqual({ sumBalance: 25_000 });
  });

  const trial = async () => {
    const query = { ...launchQuery, gameId: '1001', nodeId: '1', telGameId: 't1001', telNodeId: 't1' };
    const { content } = await call(launchTrialGame, { query });
    return (await post(gateway, '/games/session', { ticket: ticketOf(content.game_url) })).value;
  };

  test('trial money can be spent completely and not beyond', { tags: ['SE-2'] }, async () => {
    const { token, stakes, balance } = await trial();
    const bet: number = stakes.at(-1);
    // All symbols differ.
    let place = 0;
    fortune = () => [0.99, 0.5, 0][Math.floor(place++ / 3) % 3]!;
    for (let left = balance - bet; left >= 0; left -= bet) {
      expect(await post(gateway, '/games/round', { bet }, token)).toMatchObject({
        value: { win: 0, balance: left },
      });
    }
    expect(await post(gateway, '/games/round', { bet }, token)).toMatchObject({
      errorCode: 'wallet.insufficient',
    });
  });

  test('a trial ends after two hours', async () => {
    const { token } = await trial();
    const round = () => post(gateway, '/games/round', { bet: 250 }, token);
    gateway.pass(2 * 60 * 60_000 - 1);
    expect(await round()).toMatchObject({ success: true });
    gateway.pass(1);
    expect(await round()).toMatchObject({ errorCode: 'session.none' });
  });

  test('a game ends with its member’s session', async () => {
    await gateway.signIn('maya7');
    const { token } = await opened(gateway);
    await gateway.signIn('maya7');
    expect(await post(gateway, '/games/round', { bet: 250 }, token)).toMatchObject({
      errorCode: 'session.revoked',
    });
    expect(await call(getWallet, {})).toEqual({ sumBalance: 25_000 });
  });

  /** Opens the football game. @returns its page’s session */
  const football = async () => {
    const { games } = await call(getGames, { query: { ...gamesQuery, gameType: 'SPORTS' } });
    return opened(gateway, games.find(({ gameName }) => gameName.includes('Football'))!.gameId);
  };
  interface Served {
    id: string;
    startsAt: number;
    odds: Record<Outcome, number>;
    progress?: object;
  }
  /** Places a single of 10.00. */
  const placeOn = (pick: object, token: string) =>
    post(gateway, '/games/slip', { bets: [{ bet: 1_000, picks: [pick] }] }, token);
  /** Returns later matches, and a pick of each that wins, or loses. */
  const later = (fixtures: Served[]) =>
    fixtures.filter(({ progress }) => !progress).toSorted((a, b) => a.startsAt - b.startsAt);
  const pickOf = ({ id, odds }: Served, wins = true) => {
    const { outcome: won } = matchById(id, 0).result;
    const outcome = wins ? won : won === 'home' ? 'away' : 'home';
    return { fixture: id, outcome, odds: odds[outcome] };
  };

  test('a bet on a later match is open until the match has ended, in the records too', {
    tags: ['LA-3'],
  }, async () => {
    await gateway.signIn('maya7');
    const { token, balance, fixtures } = await football();
    const [fixture] = later(fixtures);
    const pick = pickOf(fixture!);
    expect(await post(gateway, '/games/round', { bet: 1_000, choice: pick }, token)).toMatchObject({
      errorCode: 'request.invalid',
    });
    const { value } = await placeOn(pick, token);
    expect([value.bets[0].win, value.balance]).toEqual([0, balance - 1_000]);
    expect(value.bets[0]).toMatchObject({ open: true, picks: [{ state: 'open', odds: pick.odds }] });
    const placedAt = gateway.now();
    const records = async () => {
      const range = { startTime: placedAt, endTime: gateway.now(), pageNo: 1, pageSize: 20 };
      return (await call(getBetRecords, { query: { ...range, language: 'EN' } })).list[0];
    };
    expect(await records()).toMatchObject({ id: value.placed[0], state: 'open' });
    gateway.pass(matchById(fixture!.id, 0).endsAt - gateway.now() - 1);
    // A session is shorter than the time until a later match.
    await gateway.signIn('maya7');
    const again = await football();
    expect(again.bets[0].open).toBe(true);
    gateway.pass(1);
    const after = (await post(gateway, '/games/draw', {}, again.token)).value;
    expect(after.bets[0]).toMatchObject({ open: false, win: pick.odds * 10, picks: [{ state: 'won' }] });
    expect(after.balance).toBe(balance - 1_000 + pick.odds * 10);
    expect(await records()).toMatchObject({ state: 'won' });
  });

  test('a slip places singles at typed stakes, all or none', { tags: ['LA-3'] }, async () => {
    await gateway.signIn('maya7');
    const { token, balance, stakes, fixtures } = await football();
    const [one, other] = later(fixtures).map((fixture) => pickOf(fixture));
    const place = (...bets: [unknown, object[]][]) =>
      post(gateway, '/games/slip', { bets: bets.map(([bet, picks]) => ({ bet, picks })) }, token);
    const { value } = await place([733, [one!]], [1_201, [other!]]);
    expect(value.balance).toBe(balance - 1_934);
    expect(value.placed).toHaveLength(2);
    expect(
      value.bets.map(({ bet, reference }: { bet: number; reference: string }) => [bet, reference]),
    ).toEqual([
      [1_201, value.placed[1]],
      [733, value.placed[0]],
    ]);
    const refused = 'request.invalid';
    expect(await place([733, [one!]], [stakes[0] - 1, [other!]])).toMatchObject({ errorCode: refused });
    expect(await place([stakes.at(-1) + 1, [one!]])).toMatchObject({ errorCode: refused });
    for (const stake of ['5', 5.5, -100, null])
      expect(await place([stake, [one!]]), String(stake)).toMatchObject({ errorCode: refused });
    expect(await place([733, [one!]], [2_500_000, [other!]])).toMatchObject({
      errorCode: 'wallet.insufficient',
    });
    const changed = await place([733, [one!]], [733, [{ ...other!, odds: other!.odds + 1 }]]);
    expect(changed.value.placed).toBeUndefined();
    expect(changed.value.fixtures).toHaveLength(fixtures.length);
    expect(await call(getWallet, {})).toEqual({ sumBalance: (balance - 1_934) / 100 });
  });

  test('an accumulator wins when all its matches do, at the product of their odds', {
    tags: ['LA-3'],
  }, async () => {
    await gateway.signIn('maya7');
    const { token, fixtures } = await football();
    const [first, second] = later(fixtures);
    const [won, alsoWon, lost] = [pickOf(first!), pickOf(second!), pickOf(second!, false)];
    const bets = [
      [won, alsoWon],
      [won, lost],
    ].map((picks) => ({ bet: 1_000, picks }));
    const { value } = await post(gateway, '/games/slip', { bets }, token);
    const same = { bet: 1_000, picks: [won, { ...won }] };
    expect(await post(gateway, '/games/slip', { bets: [same] }, token)).toMatchObject({
      errorCode: 'request.invalid',
    });
    const total = Math.floor((won.odds * alsoWon.odds) / 100);
    expect(value.bets[1].odds).toBe(total);
    // A session is shorter than the time until a later match.
    const betsAfter = async ({ id }: Served) => {
      gateway.pass(matchById(id, 0).endsAt - gateway.now());
      await gateway.signIn('maya7');
      return (await football()).bets;
    };
    const half = (await betsAfter(first!))[1];
    const states = half.picks.map(({ state }: { state: string }) => state);
    expect([half.open, ...states]).toEqual([true, 'won', 'open']);
    const [losing, winning] = await betsAfter(second!);
    expect([losing.open, losing.win, winning.open, winning.win]).toEqual([false, 0, false, total * 10]);
  });

  test('a slip places nothing after another account has signed in', async () => {
    const { token: session } = await gateway.signIn('maya7');
    const { token, balance, fixtures } = await football();
    await call(logout, {}, { token: session });
    await gateway.signIn('newbie');
    const before = await call(getWallet, {});
    const bets = [{ bet: 1_000, picks: [pickOf(later(fixtures)[0]!)] }];
    expect((await post(gateway, '/games/slip', { bets }, token)).success).toBe(false);
    expect(await call(getWallet, {})).toEqual(before);
    await gateway.signIn('maya7');
    expect(await call(getWallet, {})).toEqual({ sumBalance: balance / 100 });
  });

  test('a bet on a live match stays open, with its score, until the match has ended as scheduled', {
    tags: ['LA-3'],
  }, async () => {
    await gateway.signIn('maya7');
    const { games } = await call(getGames, { query: { ...gamesQuery, gameType: 'SPORTS' } });
    const { gameId } = games.find(({ gameName }) => gameName.includes('Football'))!;
    const { token, fixtures } = await opened(gateway, gameId);
    const live = fixtures.filter(
      ({ progress }: { progress?: { isSuspended: boolean } }) => progress?.isSuspended === false,
    );
    const before = await call(getWallet, {});
    const { id, odds } = live.at(-1);
    for (const outcome of ['home', 'draw', 'away']) {
      const { value } = await placeOn({ fixture: id, outcome, odds: odds[outcome] }, token);
      expect([value.bets[0].win, value.bets[0]]).toEqual([
        0,
        expect.objectContaining({ open: true, picks: [expect.objectContaining({ outcome })] }),
      ]);
    }
    const board = async () => (await post(gateway, '/games/draw', {}, token)).value;
    const matchIn = (served: { fixtures: { id: string; progress: { shown: string[] } }[] }) =>
      served.fixtures.find((one) => one.id === id);
    let last: string[] = [];
    for (;;) {
      gateway.pass(60_000);
      const served = await board();
      const match = matchIn(served);
      if (!match) break;
      last = match.progress.shown;
      expect(served.bets[0]).toMatchObject({ open: true, win: 0, picks: [{ shown: last }] });
    }
    const { bets } = await board();
    const [home, away] = bets[0].picks[0].shown.map(Number);
    expect(home + away).toBeGreaterThanOrEqual(Number(last[0]) + Number(last[1]));
    const won = home > away ? 'home' : home < away ? 'away' : 'draw';
    const wins = bets.map(({ picks, win }: { picks: { outcome: string }[]; win: number }) => [
      picks[0]!.outcome,
      win,
    ]);
    const prize = (outcome: string) => (outcome === won ? Math.floor(odds[outcome] * 10) : 0);
    expect(wins).toEqual(['away', 'draw', 'home'].map((outcome) => [outcome, prize(outcome)]));
    const after = await call(getWallet, {});
    expect(Math.round((after.sumBalance - before.sumBalance) * 100)).toBe(prize(won) - 3_000);
  });

  test('a suspended match takes no bets, and a page that shows its odds gets the current matches', {
    tags: ['LA-3'],
  }, async () => {
    const game = { type: 'SPORTS', name: 'Arena Football' };
    const suspended = () =>
      fixturesOf(game, gateway.now()).find(({ progress }) => progress?.isSuspended && progress.minute);
    while (!suspended()) gateway.pass(30_000);
    await gateway.signIn('maya7');
    const { games } = await call(getGames, { query: { ...gamesQuery, gameType: 'SPORTS' } });
    const football = games.find(({ gameName }) => gameName.includes('Football'))!;
    const { token } = await opened(gateway, football.gameId);
    const { id, odds } = suspended()!;
    const pick = { fixture: id, outcome: 'home' };
    expect(await placeOn(pick, token)).toMatchObject({ errorCode: 'request.invalid' });
    const { value } = await placeOn({ ...pick, odds: odds.home }, token);
    expect(value.fixtures).toContainEqual(expect.objectContaining({ id }));
    expect(value.placed).toBeUndefined();
  });
});

describe('odds', () => {
  test.each(['low', 'medium', 'high'] as const)(
    'reels of %s volatility return their declared percentage',
    (kind) => {
      const random = seededRandom(1);
      let won = 0;
      const rounds = 200_000;
      for (let round = 0; round < rounds; round++) won += spin(random, 100, kind).win;
      expect(returnOf(kind)).toBeGreaterThan(94);
      expect(returnOf(kind)).toBeLessThan(96);
      // With high volatility the rarest prize occurs once in some thousand lines.
      expect(Math.abs(won / rounds - returnOf(kind))).toBeLessThan(kind === 'high' ? 3 : 1);
    },
  );

  test.each(['low', 'medium', 'high'] as const)(
    'the rarest symbol on all lines of %s volatility pays the top prize',
    (kind) => {
      expect(spin(() => 0, 100, kind).win).toBe(topPrize(kind) * 100);
      expect(Math.max(...lineMultiples(kind))).toBeLessThan(topPrize(kind));
      // Five lines with the prize that the page lists.
      expect(paytable(kind)[0]!.three * 5).toBe(topPrize(kind));
    },
  );

  test('every outcome of a match returns the same share over time', () => {
    for (const outcome of ['home', 'draw', 'away'] as const) {
      let won = 0;
      const matches = 20_000;
      for (let number = 0; number < matches; number++) {
        const match = matchById(`football-${number}`, 0);
        if (match.result.outcome === outcome) won += match.fixture!.odds[outcome];
      }
      expect(won / matches / 100, outcome).toBeCloseTo(0.94, 1);
    }
  });
});

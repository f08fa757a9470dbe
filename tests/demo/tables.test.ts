import { beforeEach, describe, expect, test } from 'vitest';
import { seedGames } from '../../demo/fixtures/catalogue/games.ts';
import { lotteries } from '../../demo/fixtures/catalogue/lotteries.ts';
import { seededRandom } from '../../demo/fixtures/random.ts';
import { resultOf } from '../../demo/gateway/lottery/results.ts';
import { currentIndex, timesOf } from '../../demo/gateway/lottery/schedule.ts';
import { prizesOf } from '../../demo/gateway/play/draws.ts';
import { fightTable } from '../../demo/gateway/play/fights.ts';
import { fixturesOf, matchById } from '../../demo/gateway/play/slip.ts';
import { bestOf, worthOf } from '../../demo/gateway/play/tables/cards.ts';
import { tableNames, tableOf } from '../../demo/gateway/play/tables/tables.ts';
import { getGameDetail } from '../../src/gateway/endpoints/game-detail.ts';
import { getGames } from '../../src/gateway/endpoints/lobby.ts';
import { getBetRecords } from '../../src/gateway/endpoints/records.ts';
import { getWallet } from '../../src/gateway/endpoints/session.ts';
import { call } from '../../src/gateway/http/client.ts';
import { opened, post } from './games.ts';
import { gamesQuery, openGateway, type TestGateway } from './harness.ts';

let gateway: TestGateway;
let fortune: () => number;
beforeEach(() => {
  fortune = seededRandom(11);
  gateway = openGateway({ random: () => fortune() });
});

const named = async (gameType: string, gameName: string) =>
  (await call(getGames, { query: { ...gamesQuery, gameType, gameName } })).games[0]!;
const bets = async () => {
  const range = { startTime: gateway.now() - 60_000, endTime: gateway.now(), pageNo: 1, pageSize: 20 };
  return (await call(getBetRecords, { query: { ...range, language: 'EN' } })).list;
};

describe('tables', { tags: ['LA-1'] }, () => {
  test.each(tableNames)('%s returns its declared percentage', (name) => {
    const table = tableOf({ type: 'LIVE', name: `Velvet ${name}` })!;
    const random = seededRandom(2);
    // Here the best five of 21 cards count.
    const rounds = name === 'Hold’em' ? 2_000 : 8_000;
    let paid = 0;
    for (let round = 0; round < rounds; round++) paid += table.play(random, table.options[0]!).paid;
    expect(Math.abs(paid / rounds - table.returnToPlayer)).toBeLessThan(3);
  });

  test('a cockfight pays by the odds of the list, and a draw returns bets on a side', () => {
    for (const { id, odds } of fixturesOf({ type: 'SPORTS', name: 'Red Spur Derby' }, 1_800_000_000_000)) {
      const { options, play } = fightTable(id)!;
      const paidAt = (drawn: number) => options.map((option) => play(() => drawn, option).paid);
      expect(paidAt(0.2)).toEqual([odds.home, 0, 0]);
      expect(paidAt(0.7)).toEqual([0, 0, odds.away]);
      expect(paidAt(0.95)).toEqual([100, odds.draw, 100]);
    }
    expect(fightTable('football-1')).toBeUndefined();
  });

  test('fights have different odds, the favourite the lowest, and return their percentage', () => {
    const fights = fixturesOf({ type: 'SPORTS', name: 'Red Spur Derby' }, 1_800_000_000_000);
    expect(new Set(fights.map(({ odds }) => odds.home)).size).toBeGreaterThan(5);
    for (const { id, odds } of fights) {
      expect(odds.home).toBeLessThan(odds.away);
      const { options, play, returnToPlayer } = fightTable(id)!;
      const random = seededRandom(3);
      let paid = 0;
      for (let round = 0; round < 8_000; round++) paid += play(random, options[0]!).paid;
      expect(Math.abs(paid / 8_000 - returnToPlayer)).toBeLessThan(3);
    }
  });

  test('roulette pays 35:1 on a number, 2:1 on dozens and columns, and 1:1 on even chances, by number', () => {
    const { options, play } = tableOf({ type: 'LIVE', name: 'Velvet Roulette' })!;
    const wonAt = (number: number) => {
      const paid = options.map((option) => [option.id, play(() => (number + 0.5) / 37, option).paid]);
      return Object.fromEntries(paid.filter(([, cents]) => cents));
    };
    expect(options).toHaveLength(37 + 3 + 3 + 6);
    expect(wonAt(0)).toEqual({ n0: 3600 });
    expect(wonAt(1)).toEqual({ n1: 3600, dozen1: 300, column1: 300, red: 200, odd: 200, low: 200 });
    expect(wonAt(24)).toEqual({ n24: 3600, dozen2: 300, column3: 300, black: 200, even: 200, high: 200 });
    expect(wonAt(29)).toEqual({ n29: 3600, dozen3: 300, column2: 300, black: 200, odd: 200, high: 200 });
    const won = Array.from({ length: 37 }, (_, number) => Object.keys(wonAt(number))).flat();
    for (const { id, times } of options)
      expect(won.filter((one) => one === id).length * times, id).toBe(3600);
  });

  test('ranks hands by the rules of poker and teen patti', () => {
    const hands = [
      '2♣ 4♦ 6♥ 8♠ J♣',
      '2♣ 2♦ 6♥ 8♠ J♣',
      '2♣ 2♦ 6♥ 6♠ J♣',
      '2♣ 2♦ 2♥ 6♠ J♣',
      'A♣ 2♦ 3♥ 4♠ 5♣',
      '2♣ 4♣ 6♣ 8♣ J♣',
      '2♣ 2♦ 2♥ J♠ J♣',
      '2♣ 2♦ 2♥ 2♠ J♣',
      '2♣ 3♣ 4♣ 5♣ 6♣',
    ];
    const worths = hands.map((hand) => worthOf(hand.split(' ')));
    expect(worths).toEqual([...worths].sort((a, b) => a - b));
    expect(new Set(worths).size).toBe(hands.length);
    const three = ['2♣ 7♦ J♥', '2♣ 2♦ J♥', '2♣ 7♣ J♣', '2♣ 3♦ 4♥', '2♣ 3♣ 4♣', '2♣ 2♦ 2♥'];
    const worth = three.map((hand) => worthOf(hand.split(' ')));
    expect(worth).toEqual([...worth].sort((a, b) => a - b));
    expect(bestOf('2♣ 3♣ 4♣ 5♣ 6♣ A♦ A♥'.split(' '))).toBe(worths.at(-1));
  });

  test('hands of a round have the names of their rules', () => {
    const ranksOf = (name: string) => {
      const random = seededRandom(5);
      const { play, options } = tableOf({ type: 'PVP', name })!;
      const rounds = Array.from({ length: 300 }, () => play(random, options[0]!).shown);
      return new Set(rounds.flatMap((shown) => shown.map(({ rank }) => rank).filter(Boolean)));
    };
    expect(ranksOf('River Hold’em')).toContain('fullHouse');
    expect(ranksOf('Royal Poker')).toContain('threeOfAKind');
    expect(ranksOf('High Teen Patti')).toContain('flush');
    expect(ranksOf('Three Card Poker')).toContain('flush');
    expect(ranksOf('Royal Pair')).toEqual(new Set(['highCard', 'pair']));
    expect(ranksOf('Golden Niu Niu')).toEqual(new Set(['highCard', 'bull']));
    expect(ranksOf('Royal Rummy')).toEqual(new Set(['points']));
  });

  test('games of three cards by name deal three, and a straight flush is best in three-card poker', () => {
    const games = seedGames().filter(({ name }) => /Three Card|Brag|Teen Patti/.test(name));
    expect(games.length).toBeGreaterThan(5);
    for (const { type, name } of games) {
      const { hand, play, options } = tableOf({ type, name })!;
      expect([name, hand?.cards]).toEqual([name, 3]);
      expect(play(seededRandom(5), options[0]!).shown[0]!.pieces).toHaveLength(3);
    }
    // Deals the two, three and four of clubs against the other twos.
    const winnerOf = (name: string) => {
      const drawn = [0, 3.5 / 51, 6.5 / 50, 0, 0, 0];
      const { play, options } = tableOf({ type: 'PVP', name })!;
      const { shown, fallen } = play(() => drawn.shift()!, options[0]!);
      return shown.find(({ label }) => label === fallen)!.rank;
    };
    expect(winnerOf('Three Card Poker')).toBe('straightFlush');
    expect(winnerOf('Three Card Brag')).toBe('threeOfAKind');
  });

  test('mahjong counts tiles in sets once: runs, threes twice and one pair', () => {
    const random = seededRandom(5);
    const { play, options } = tableOf({ type: 'PVP', name: 'Garden Mahjong' })!;
    const worthOfTile = (tile: string) => '一二三四五六七八九'.indexOf(tile[0]!) + 1 || 10;
    for (let round = 0; round < 300; round++) {
      const { shown } = play(random, options[0]!);
      const all = shown.flatMap(({ pieces }) => pieces);
      expect(all).toHaveLength(14 + 14 + 16);
      for (const tile of all) expect(all.filter((one) => one === tile).length).toBeLessThanOrEqual(4);
      for (const { pieces, counted, total } of shown.filter(({ rank }) => rank)) {
        const used = counted!.map((place) => pieces[place]!);
        expect(new Set(counted).size).toBe(counted!.length);
        const sum = used.reduce((points, tile) => points + worthOfTile(tile), 0);
        // Three of a kind count twice.
        expect(total).toBeGreaterThanOrEqual(sum);
        const hasThree = used.some((tile) => used.filter((one) => one === tile).length >= 3);
        if (!hasThree) expect(total).toBe(sum);
        expect(counted!.length % 3).not.toBe(1);
      }
    }
  });

  test.each([
    ['Royal Pair', ['highCard', 'pair']],
    ['Royal Poker', ['highCard', 'pair', 'twoPair']],
    ['Royal Big Two', ['highestCard']],
  ])('%s tells the rank that decides between hands of the same name', (name, names) => {
    const random = seededRandom(5);
    const { play, options } = tableOf({ type: 'PVP', name })!;
    const order = name.includes('Two') ? '3456789TJQKA2' : '23456789TJQKA';
    const at = (card: string) => order.indexOf(card.replace('10', 'T')[0]!);
    for (let round = 0; round < 200; round++) {
      for (const { rank, high, pieces } of play(random, options[0]!).shown) {
        const count = (card: string) => pieces.filter((one) => at(one) === at(card)).length;
        const named = pieces.filter((card) => /^high(est)?Card$/.test(rank!) || count(card) > 1);
        if (names.includes(rank!)) expect(at(high!)).toBe(Math.max(...named.map(at)));
      }
    }
  });

  test('a game opens its table, whose bets change balance and records', async () => {
    await gateway.signIn('maya7');
    const { gameId } = await named('LIVE', 'Baccarat');
    const { token, options, balance, stakes } = await opened(gateway, gameId);
    expect(options.map(({ id }: { id: string }) => id)).toEqual(['player', 'banker', 'tie']);
    const bet: number = stakes[0];
    const { value } = await post(gateway, '/games/round', { bet, choice: { option: 'banker' } }, token);
    expect(value.shown.map(({ label }: { label: string }) => label)).toEqual(['player', 'banker']);
    expect(value.balance).toBe(balance - bet + value.win);
    expect(await bets()).toMatchObject([{ gameType: 'LIVE', bet: bet / 100, win: value.win / 100 }]);
    for (const choice of [undefined, { option: 'dragon' }, { fixture: '1', outcome: 'home' }]) {
      expect(await post(gateway, '/games/round', { bet, choice }, token)).toMatchObject({
        errorCode: 'request.invalid',
      });
    }
    expect(await bets()).toHaveLength(1);
    const fish = await opened(gateway, (await named('FISH', '')).gameId);
    expect(fish.options[0].id).toBe('sardine');
    expect((await opened(gateway)).options).toBeUndefined();
  });

  test('tennis has no draws, and points follow the sport', () => {
    const tennis = { type: 'SPORTS', name: 'Arena Tennis' };
    const [match] = fixturesOf(tennis, 0);
    expect(match!.odds.draw).toBe(0);
    const cricket = { type: 'SPORTS', name: 'Arena Cricket' };
    for (let number = 0; number < 50; number++)
      expect(matchById(`tennis-${number}`, 0).result.outcome).not.toBe('draw');
    const scores = fixturesOf(cricket, 0).map(({ id }) => matchById(id, 0).result.score);
    expect(Math.min(...scores.flat())).toBeGreaterThan(50);
  });
});

describe('lotteries', { tags: ['LA-4'] }, () => {
  const ball = lotteries.find(({ name }) => name === 'One Minute Ball')!;
  const open = async () => opened(gateway, (await named('ELOTT', ball.name)).gameId);
  /** Returns the numbers of the current draw, or of another one by `off`. */
  const drawn = (off = 0) => resultOf(ball, currentIndex(ball, gateway.now()) + off).numbers;

  test('a ticket is an open bet until its draw, which pays it', async () => {
    await gateway.signIn('maya7');
    const { token, draw, tickets, balance } = await open();
    expect(draw.form).toEqual({ kind: 'balls', count: 5, of: 36 });
    expect([draw.results[0].numbers, tickets]).toEqual([drawn(-1), []]);
    const numbers = drawn();
    const choice = { numbers };
    const { reference } = (await post(gateway, '/games/round', { bet: 100, choice }, token)).value;
    expect(await call(getWallet, {})).toEqual({ sumBalance: (balance - 100) / 100 });
    const left = timesOf(ball, currentIndex(ball, gateway.now())).drawsAt - gateway.now();
    gateway.pass(left - 1);
    expect(await bets()).toMatchObject([{ gameType: 'ELOTT', state: 'open', win: 0 }]);
    gateway.pass(1);
    const win = 100 * prizesOf(ball).at(-1)!.times;
    expect(await bets()).toMatchObject([{ state: 'won', win: win / 100 }]);
    expect(await call(getWallet, {})).toEqual({ sumBalance: (balance - 100 + win) / 100 });
    const { value } = await post(gateway, '/games/draw', {}, token);
    expect(value.tickets).toEqual([
      { number: draw.number, numbers, bet: 100, win, open: false, hits: numbers.map(() => true), reference },
    ]);
    expect([value.balance, value.draw.results[0].numbers]).toEqual([balance - 100 + win, numbers]);
  });

  test('a ticket without hits is lost; one after the sale is for the next draw', async () => {
    await gateway.signIn('maya7');
    const { token } = await open();
    const taken = new Set([...drawn(), ...drawn(1)]);
    const others = Array.from({ length: 36 }, (_, index) => String(index + 1).padStart(2, '0'));
    const numbers = others.filter((one) => !taken.has(one)).slice(0, 5);
    const { closesAt } = timesOf(ball, currentIndex(ball, gateway.now()));
    gateway.pass(closesAt - gateway.now() - 1);
    await post(gateway, '/games/round', { bet: 100, choice: { numbers } }, token);
    gateway.pass(1);
    await post(gateway, '/games/round', { bet: 100, choice: { numbers } }, token);
    gateway.pass(30_000);
    expect((await bets()).map(({ state }) => state)).toEqual(['open', 'lost']);
  });

  test('refuses an invalid ticket without taking the stake', async () => {
    await gateway.signIn('maya7');
    const { token } = await open();
    const refused = [
      [],
      ['01'],
      ['01', '01', '02', '03', '04'],
      ['00', '01', '02', '03', '04'],
      ['37', '01', '02', '03', '04'],
      ['1', '2', '3', '4', '5'],
    ];
    for (const numbers of refused) {
      expect(await post(gateway, '/games/round', { bet: 100, choice: { numbers } }, token)).toMatchObject({
        errorCode: 'request.invalid',
      });
    }
    expect([await bets(), await call(getWallet, {})]).toEqual([[], { sumBalance: 25_000 }]);
  });

  test.each(lotteries.map((one) => [one.name, one] as const))(
    '%s pays less than the stakes, in whole multiples',
    (_, one) => {
      const prizes = prizesOf(one);
      const share = prizes.reduce((sum, { chance, times }) => sum + chance * times, 0);
      expect(share).toBeGreaterThan(0.45);
      expect(share).toBeLessThanOrEqual(0.7);
      expect(prizes.every(({ times }) => times >= 1)).toBe(true);
      // Easy to read: at most two digits other than zero.
      expect(prizes.filter(({ times }) => !/^\d{1,2}0*$/.test(String(times)))).toEqual([]);
    },
  );
});

test('a game’s details match its kind', { tags: ['LA-1'] }, async () => {
  const textOf = async (gameType: string, gameName: string) => {
    const { nodeId } = await named(gameType, gameName);
    const query = { merchant: 'foyer', platform: 'html5', clientType: 2, nodeId, language: 'EN' } as const;
    return call(getGameDetail, { query });
  };
  expect(await textOf('LIVE', 'Roulette')).toMatchObject({
    returnToPlayer: 97.3,
    volatility: '',
    features: ['Dealt live', 'Plays by keyboard'],
    table: { dealer: expect.stringMatching(/^[A-Z]/), seats: 0 },
    game: { freeplay: false },
  });
  expect((await textOf('LIVE', 'Blackjack')).table?.seats).toBe(7);
  for (const kind of ['PVP', 'SPORTS', 'LOTT']) expect((await textOf(kind, '')).volatility, kind).toBe('');
  expect((await textOf('ELOTT', 'One Minute Ball')).features).toContain('You choose the numbers');
  expect((await textOf('SPORTS', '')).features).toContain('New matches every day');
  // Its table of prizes lists two envelopes and two lotuses.
  expect((await textOf('RNG', 'Lantern Tiger')).features).toContain('Pairs pay too');
});

import { beforeEach, describe, expect, test } from 'vitest';
import { deck } from '../../demo/gateway/play/tables/cards.ts';
import { getGames } from '../../src/gateway/endpoints/lobby.ts';
import { getProtection, setLimit } from '../../src/gateway/endpoints/protection.ts';
import { getBetRecords, getTransactions } from '../../src/gateway/endpoints/records.ts';
import { getWallet, openTrial } from '../../src/gateway/endpoints/session.ts';
import { withdraw } from '../../src/gateway/endpoints/wallet.ts';
import { getWinners } from '../../src/gateway/endpoints/winners.ts';
import { call } from '../../src/gateway/http/client.ts';
import { opened, post } from './games.ts';
import { boardQuery, gamesQuery, openGateway, type TestGateway } from './harness.ts';

const BET = 10_000;
const TURN = 30_000;
/** Milliseconds after a turn in which a choice still counts. */
const GRACE = 1_500;

let gateway: TestGateway;
let fortune: () => number;
let gameId: string;
beforeEach(async () => {
  fortune = () => 0.5;
  gateway = openGateway({ random: () => fortune() });
  await gateway.signIn('maya7');
  const query = { ...gamesQuery, gameType: 'LIVE', gameName: 'Blackjack' };
  gameId = (await call(getGames, { query })).games[0]!.gameId;
});

/** Makes the next hand have these cards: one to the player, one to the dealer, again, then as they are drawn. */
function stack(cards: string): void {
  const left = Array.from({ length: 6 }, () => deck).flat();
  const values = cards.split(' ').map((card) => {
    const value = (left.indexOf(card) + 0.5) / left.length;
    left.splice(left.indexOf(card), 1);
    return value;
  });
  fortune = () => values.shift() ?? 0.5;
}

const deal = async (token: string, cards: string, bet = BET) => {
  stack(cards);
  return (await post(gateway, '/games/round', { bet, choice: { option: 'deal' } }, token)).value;
};
const choose = (token: string, kind: string, { reference, made }: { reference: string; made: number }) =>
  post(gateway, '/games/hand', { move: { reference, kind, made } }, token);
const look = async (token: string) => (await post(gateway, '/games/hand', {}, token)).value;
const span = () => ({ startTime: gateway.now() - 60_000, endTime: gateway.now(), pageNo: 1, pageSize: 20 });
const bets = async () => (await call(getBetRecords, { query: { ...span(), language: 'EN' } })).list;
const movements = async () =>
  (await call(getTransactions, { query: span() })).list
    .filter(({ kind }) => kind !== 'rebate')
    .map(({ kind, amount }) => `${kind} ${amount}`)
    .toReversed();
const cents = async () => (await call(getWallet, {})).sumBalance * 100;

describe('a hand of blackjack', { tags: ['LA-1'] }, () => {
  test('begins with two cards, the dealer with one that can be seen, and takes the stake', async () => {
    const { token, balance } = await opened(gateway, gameId);
    const dealt = await deal(token, '9♠ 6♦ 5♣ 10♥');
    expect(dealt).toMatchObject({ isOpen: false, balance: balance - BET });
    expect(dealt.hand).toMatchObject({
      bet: BET,
      hands: [{ pieces: ['9♠', '5♣'], total: 14 }],
      dealer: { pieces: ['6♦'], total: 6 },
      left: 30,
      most: 30,
    });
    expect(JSON.stringify(dealt)).not.toContain('10♥');
    expect(dealt.hand.ending).toBeUndefined();
    expect(await bets()).toMatchObject([{ bet: 100, win: 0, state: 'open', gameType: 'LIVE' }]);
  });

  test('is one record when it ends: the dealer draws to 17 and the win is paid', async () => {
    const { token, balance } = await opened(gateway, gameId);
    const { hand } = await deal(token, '9♠ 6♦ 5♣ 10♥ 4♦ K♣');
    const hit = (await choose(token, 'hit', hand)).value;
    expect(hit.hand.hands).toMatchObject([{ pieces: ['9♠', '5♣', '4♦'], total: 18 }]);
    const { value } = await choose(token, 'stand', hit.hand);
    expect(value.hand).toMatchObject({
      dealer: { pieces: ['6♦', '10♥', 'K♣'], total: 26 },
      ending: 'won',
      late: false,
      win: 2 * BET,
      fallen: 'over',
      points: 26,
    });
    expect(value.balance).toBe(balance + BET);
    expect(await cents()).toBe(balance + BET);
    expect(await bets()).toMatchObject([{ id: hand.reference, bet: 100, win: 200, state: 'won' }]);
    expect(await movements()).toEqual(['bet -100', 'win 200']);
    const { list } = await call(getTransactions, { query: { ...span(), language: 'EN' } });
    const { gameName: title, iconUrl } = (await bets())[0]!;
    expect(list.filter(({ kind }) => kind !== 'rebate')).toMatchObject([
      { title, iconUrl },
      { title, iconUrl },
    ]);
  });

  test.each([
    ['a blackjack pays 3 to 2', 'A♠ 9♦ K♣ 10♥', 'blackjack', 2.5],
    ['two blackjacks are a push', 'A♠ A♦ K♣ K♥', 'push', 1],
    ['the dealer looks for a blackjack, so that nothing more is staked', '9♠ A♦ 2♣ Q♥', 'lost', 0],
  ])('ends at once when its cards decide it: %s', async (_, cards, ending, times) => {
    const { token, balance } = await opened(gateway, gameId);
    const { hand, balance: after } = await deal(token, cards);
    expect(hand).toMatchObject({ ending, late: false, win: BET * times });
    expect(hand.dealer.pieces).toHaveLength(2);
    expect(after).toBe(balance - BET + BET * times);
  });

  test.each([
    ['over 21 is lost, and the dealer draws no card', '10♠ 6♦ 6♣ 5♥ K♠ 9♣', ['hit'], 'bust', '6♦ 5♥'],
    ['21 stands by itself', '5♠ 9♦ 6♣ 8♥ K♠', ['hit'], 'won', '9♦ 8♥'],
    ['the same points are a push', '10♠ 9♦ 9♣ 10♥', ['stand'], 'push', '9♦ 10♥'],
    ['the dealer stands on 17 with an ace', '10♠ A♦ 7♣ 6♥ K♠', ['stand'], 'push', 'A♦ 6♥'],
    ['an ace is one above 21', 'A♠ 10♦ 5♣ 9♥ 10♣ 4♣', ['hit', 'hit', 'stand'], 'won', '10♦ 9♥'],
    ['fewer points are lost', '10♠ 10♦ 8♣ 9♥', ['stand'], 'lost', '10♦ 9♥'],
  ])('%s', async (_, cards, kinds, ending, house) => {
    const { token } = await opened(gateway, gameId);
    let { hand } = await deal(token, cards);
    for (const kind of kinds) hand = (await choose(token, kind, hand)).value.hand;
    expect([hand.ending, hand.dealer.pieces.join(' ')]).toEqual([ending, house]);
  });

  test('a double takes the stake again, draws one card and is still one record', async () => {
    const { token, balance } = await opened(gateway, gameId);
    const { hand } = await deal(token, '6♠ 6♦ 5♣ 10♥ 9♦ K♣');
    const { value } = await choose(token, 'double', hand);
    expect(value.hand).toMatchObject({ bet: 2 * BET, win: 4 * BET, ending: 'won', hands: [{ total: 20 }] });
    expect(value.balance).toBe(balance + 2 * BET);
    expect(await bets()).toMatchObject([{ bet: 200, win: 400, state: 'won' }]);
    expect(await movements()).toEqual(['bet -100', 'bet -100', 'win 400']);
  });

  test('a double is for the first two cards only', async () => {
    const { token } = await opened(gateway, gameId);
    const { hand } = await deal(token, '2♠ 6♦ 3♣ 10♥ 4♦');
    const hit = (await choose(token, 'hit', hand)).value.hand;
    expect(await choose(token, 'double', hit)).toMatchObject({ errorCode: 'request.invalid' });
    expect((await look(token)).hand).toMatchObject({ bet: BET, hands: [{ total: 9 }] });
  });

  test('goes on when the balance is too small for a double', async () => {
    const { token, balance } = await opened(gateway, gameId);
    await call(withdraw, { body: { amount: balance / 100 - 150 } });
    const { hand } = await deal(token, '6♠ 6♦ 5♣ 10♥ 9♦ K♣');
    expect(await choose(token, 'double', hand)).toMatchObject({ errorCode: 'wallet.insufficient' });
    expect((await look(token)).hand).toMatchObject({ bet: BET, hands: [{ pieces: ['6♠', '5♣'] }] });
    expect((await choose(token, 'hit', hand)).value.hand.hands[0].total).toBe(20);
    expect(await bets()).toMatchObject([{ bet: 100, state: 'open' }]);
  });

  test('can be finished at a limit of play, which refuses a double and the next hand', async () => {
    const { token } = await opened(gateway, gameId);
    const { limits } = await call(getProtection, {});
    const { used } = limits.find(({ kind, period }) => kind === 'stake' && period === 'day')!;
    await call(setLimit, { body: { kind: 'stake', period: 'day', value: used + 150 } });
    const { hand } = await deal(token, '6♠ 6♦ 5♣ 10♥ K♣');
    expect(await choose(token, 'double', hand)).toMatchObject({ errorCode: 'limit.play' });
    expect((await choose(token, 'stand', hand)).value.hand.ending).toBe('won');
    const again = { bet: BET, choice: { option: 'deal' } };
    expect(await post(gateway, '/games/round', again, token)).toMatchObject({ errorCode: 'limit.play' });
  });

  test('a win from a thousand appears on the board', { tags: ['WB-1'] }, async () => {
    const { token } = await opened(gateway, gameId);
    const { hand } = await deal(token, '10♠ 9♦ 9♣ 9♥', 50_000);
    await choose(token, 'stand', hand);
    const { vo } = await call(getWinners, { query: { ...boardQuery, limitNum: 60 } });
    expect(vo.find(({ gameTime }) => gameTime === gateway.now())).toMatchObject({ winAmount: 1_000 });
  });
});

describe('the time for a choice', { tags: ['LA-1'] }, () => {
  const cards = '9♠ 6♦ 5♣ 10♥ K♣';

  test('starts again with each card', async () => {
    const { token } = await opened(gateway, gameId);
    const { hand } = await deal(token, '2♠ 6♦ 3♣ 10♥ 4♦');
    gateway.pass(12_000);
    expect((await look(token)).hand.left).toBe(18);
    expect((await choose(token, 'hit', hand)).value.hand.left).toBe(30);
  });

  test('ends the player’s turn: a later choice is refused, and the result says so', async () => {
    const { token, balance } = await opened(gateway, gameId);
    const { hand } = await deal(token, cards);
    gateway.pass(TURN + GRACE);
    const { value } = await choose(token, 'hit', hand);
    expect(value).toMatchObject({ refused: 'late', balance: balance + BET });
    expect(value.hand).toMatchObject({ hands: [{ total: 14 }], ending: 'won', late: true });
  });

  test('a choice of the last second may arrive later', async () => {
    const { token } = await opened(gateway, gameId);
    const { hand } = await deal(token, '9♠ 6♦ 5♣ 10♥ 7♦ K♣');
    gateway.pass(TURN + GRACE - 1);
    const { value } = await choose(token, 'hit', hand);
    expect(value.refused).toBeUndefined();
    expect(value.hand).toMatchObject({ hands: [{ total: 21 }], ending: 'won', late: false });
  });

  test('pays a hand whose game was closed', async () => {
    const { token, balance } = await opened(gateway, gameId);
    await deal(token, cards);
    gateway.pass(TURN + GRACE - 1);
    expect(await bets()).toMatchObject([{ state: 'open' }]);
    gateway.pass(1);
    expect(await bets()).toMatchObject([{ state: 'won', win: 200 }]);
    expect(await cents()).toBe(balance + BET);
  });
});

describe('an open hand', { tags: ['LA-1'] }, () => {
  test('is there when the game is opened again, and a hand that ended for two minutes', async () => {
    const { token } = await opened(gateway, gameId);
    expect((await opened(gateway, gameId)).blackjack).toEqual({ seconds: 30 });
    const { hand } = await deal(token, '9♠ 6♦ 5♣ 10♥ K♣');
    gateway.pass(10_000);
    const again = await opened(gateway, gameId);
    expect(again.blackjack.hand).toEqual({ ...hand, left: 20 });
    const { value } = await choose(again.token, 'stand', hand);
    expect(value.hand.ending).toBe('won');
    gateway.pass(2 * 60_000 - 1);
    expect((await opened(gateway, gameId)).blackjack.hand).toEqual(value.hand);
    gateway.pass(1);
    expect((await opened(gateway, gameId)).blackjack.hand).toBeUndefined();
  });

  test('is shown in place of a second one in another window, without another stake', async () => {
    const [first, second] = [await opened(gateway, gameId), await opened(gateway, gameId)];
    const { hand } = await deal(first.token, '2♠ 6♦ 3♣ 10♥ 4♦');
    const other = await deal(second.token, 'A♠ 6♦ K♣ 10♥');
    expect(other).toEqual({ isOpen: true, balance: first.balance - BET, hand });
    expect(await movements()).toEqual(['bet -100']);
    await choose(first.token, 'hit', hand);
    // The other window shows two cards still.
    const { value } = await choose(second.token, 'hit', hand);
    expect(value).toMatchObject({ refused: 'changed', hand: { hands: [{ total: 9 }] } });
    await choose(first.token, 'stand', value.hand);
    expect((await choose(second.token, 'hit', value.hand)).value).toMatchObject({
      refused: 'changed',
      hand: { late: false, hands: [{ total: 9 }] },
    });
    expect(await bets()).toHaveLength(1);
  });

  test('belongs to its player: another account neither sees nor plays it', async () => {
    const mine = await opened(gateway, gameId);
    const { hand } = await deal(mine.token, '9♠ 6♦ 5♣ 10♥ K♣');
    await gateway.signIn('newbie');
    const theirs = await opened(gateway, gameId);
    expect(theirs.blackjack.hand).toBeUndefined();
    expect((await choose(theirs.token, 'stand', hand)).value).toEqual({
      refused: 'changed',
      balance: theirs.balance,
    });
    gateway.pass(TURN + GRACE);
    expect(await cents()).toBe(theirs.balance);
    await gateway.signIn('maya7');
    expect(await cents()).toBe(mine.balance + BET);
  });

  test('is played with play money in a trial account, whose wins are not on the board', {
    tags: ['SE-2'],
  }, async () => {
    gateway.useToken((await call(openTrial, {})).token);
    const { token, balance } = await opened(gateway, gameId);
    const { hand } = await deal(token, '6♠ 6♦ 5♣ 10♥ 9♦ K♣', 50_000);
    const { value } = await choose(token, 'double', hand);
    expect(value).toMatchObject({ balance: balance + 100_000, hand: { win: 200_000 } });
    const { vo } = await call(getWinners, { query: { ...boardQuery, limitNum: 60 } });
    expect(vo.filter(({ gameTime }) => gameTime === gateway.now())).toEqual([]);
  });
});

describe('a split', { tags: ['LA-1'] }, () => {
  const eights = '8♠ 6♦ 8♣ 10♥ 3♦ 2♠';

  test('makes two hands of a pair, which are played one after the other and are one record', async () => {
    const { token, balance } = await opened(gateway, gameId);
    const dealt = (await deal(token, `${eights} 9♥ K♣ 9♣`)).hand;
    expect(dealt).toMatchObject({ moves: ['hit', 'stand', 'double', 'split'], stake: BET, active: 0 });
    const split = (await choose(token, 'split', dealt)).value;
    expect(split.balance).toBe(balance - 2 * BET);
    expect(split.hand).toMatchObject({
      bet: 2 * BET,
      hands: [
        { pieces: ['8♠', '3♦'], total: 11, bet: BET },
        { pieces: ['8♣', '2♠'], total: 10, bet: BET },
      ],
      moves: ['hit', 'stand', 'double'],
      active: 0,
      left: 30,
    });
    const second = (await choose(token, 'double', split.hand)).value.hand;
    expect(second).toMatchObject({ active: 1, hands: [{ total: 20, bet: 2 * BET, isDoubled: true }, {}] });
    const hit = (await choose(token, 'hit', second)).value.hand;
    expect(hit).toMatchObject({ active: 1, moves: ['hit', 'stand'] });
    const { value } = await choose(token, 'stand', hit);
    expect(value.hand).toMatchObject({
      hands: [
        { ending: 'won', win: 4 * BET },
        { ending: 'won', win: 2 * BET },
      ],
      dealer: { pieces: ['6♦', '10♥', '9♣'] },
      ending: 'won',
      bet: 3 * BET,
      win: 6 * BET,
    });
    expect(value.balance).toBe(balance + 3 * BET);
    expect(await bets()).toMatchObject([{ bet: 300, win: 600, state: 'won' }]);
    expect(await movements()).toEqual(['bet -100', 'bet -100', 'bet -100', 'win 600']);
  });

  test.each([
    ['a push and a loss', '8♠ 6♦ 8♣ 10♥ K♠ 7♠ 2♣', ['stand', 'stand'], ['push', 'lost'], 'lost', 1],
    ['one over 21', '8♠ 6♦ 8♣ 10♥ 6♠ K♠ 9♠ K♥', ['hit', 'stand'], ['bust', 'won'], 'push', 2],
    ['both over 21', '8♠ 6♦ 8♣ 10♥ 6♠ 7♠ 9♠ K♥', ['hit', 'hit'], ['bust', 'bust'], 'lost', 0],
    ['21 stands', '8♠ 6♦ 8♣ 10♥ 3♠ K♠ Q♥ J♥', ['hit', 'stand'], ['won', 'won'], 'won', 4],
  ])('pays each hand: %s', async (_, cards, kinds, endings, ending, times) => {
    const { token, balance } = await opened(gateway, gameId);
    let { hand } = await deal(token, cards);
    for (const kind of ['split', ...kinds]) hand = (await choose(token, kind, hand)).value.hand;
    expect(hand.hands.map((one: { ending: string }) => one.ending)).toEqual(endings);
    expect([hand.ending, hand.win]).toEqual([ending, times * BET]);
    expect(await cents()).toBe(balance - 2 * BET + times * BET);
  });

  test('gives aces one card each, and 21 is no blackjack', async () => {
    const { token } = await opened(gateway, gameId);
    const { hand } = await deal(token, 'A♠ 6♦ A♣ 10♥ K♦ 5♠ 9♣');
    const { value } = await choose(token, 'split', hand);
    expect(value.hand).toMatchObject({
      hands: [
        { total: 21, ending: 'won', win: 2 * BET },
        { total: 16, ending: 'won', win: 2 * BET },
      ],
      late: false,
    });
  });

  test.each([
    ['different values', '8♠ 6♦ 9♣ 10♥', []],
    ['a second pair', '8♠ 6♦ 8♣ 10♥ 8♦ 2♠', ['split']],
    ['a third card', '2♠ 6♦ 2♣ 10♥ 2♦', ['hit']],
  ])('is not for %s', async (_, cards, kinds) => {
    const { token } = await opened(gateway, gameId);
    let { hand } = await deal(token, cards);
    for (const kind of kinds) hand = (await choose(token, kind, hand)).value.hand;
    expect(hand.moves).not.toContain('split');
    expect(await choose(token, 'split', hand)).toMatchObject({ errorCode: 'request.invalid' });
  });

  test('is for a ten and a king', async () => {
    const { token } = await opened(gateway, gameId);
    expect((await deal(token, '10♠ 6♦ K♣ 10♥')).hand.moves).toContain('split');
  });

  test('without enough balance is refused, and the hand goes on', async () => {
    const { token, balance } = await opened(gateway, gameId);
    await call(withdraw, { body: { amount: balance / 100 - 150 } });
    const { hand } = await deal(token, `${eights} 9♥`);
    expect(await choose(token, 'split', hand)).toMatchObject({ errorCode: 'wallet.insufficient' });
    expect((await look(token)).hand).toEqual(hand);
    expect((await choose(token, 'hit', hand)).value.hand.hands).toMatchObject([{ total: 19, bet: BET }]);
  });

  test('is there when the game is opened again, and another window sees it before it chooses', async () => {
    const [first, second] = [await opened(gateway, gameId), await opened(gateway, gameId)];
    const { hand } = await deal(first.token, `${eights} 9♥`);
    const split = (await choose(first.token, 'split', hand)).value.hand;
    // The other window shows the pair still: its card would be for another hand.
    const { value } = await choose(second.token, 'hit', hand);
    expect(value).toMatchObject({ refused: 'changed', hand: split });
    expect((await opened(gateway, gameId)).blackjack.hand).toEqual(split);
    const next = (await choose(first.token, 'stand', split)).value.hand;
    expect(next).toMatchObject({ active: 1, hands: [{ total: 11 }, { total: 10 }] });
    expect((await choose(second.token, 'stand', split)).value.refused).toBe('changed');
  });

  test('ends with both hands as they are when the time is up', async () => {
    const { token, balance } = await opened(gateway, gameId);
    const { hand } = await deal(token, `${eights} 9♥`);
    await choose(token, 'split', hand);
    gateway.pass(TURN + GRACE);
    expect((await look(token)).hand).toMatchObject({ late: true, hands: [{ total: 11 }, { total: 10 }] });
    expect(await cents()).toBe(balance + 2 * BET);
  });
});

test('only the player’s own token plays a hand', async () => {
  expect(await post(gateway, '/games/hand', {}, 'x')).toMatchObject({ errorCode: 'session.none' });
});

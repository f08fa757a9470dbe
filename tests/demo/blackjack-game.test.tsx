import { expect, test } from 'vitest';
// @ts-expect-error The games of the demo are plain scripts.
import { blackjack } from '../../demo/games/blackjack.js';
// @ts-expect-error As above.
import { pointsOf } from '../../demo/games/blackjack-hands.js';
// @ts-expect-error As above.
import { blackjackWords } from '../../demo/games/blackjack-words.js';
// @ts-expect-error As above.
import { tableWords } from '../../demo/games/table-words.js';
import { pass, stopClock } from '../support/clock.ts';

const side = (...pieces: string[]) => ({ pieces, total: pointsOf(pieces) });
const own = (...pieces: string[]) => ({ ...side(...pieces), bet: 100, isDoubled: false });
const open = (you: string[], more = {}) => ({
  reference: 'r1',
  bet: 100,
  win: 0,
  made: you.length - 2,
  hands: [own(...you)],
  active: 0,
  moves: you.length > 2 ? ['hit', 'stand'] : ['hit', 'stand', 'double'],
  stake: 100,
  dealer: side('6♦'),
  left: 30,
  most: 30,
  ...more,
});
const ended = (you: string[], ending: string, win: number, more = {}) => ({
  ...open(you),
  dealer: side('6♦', '10♥', 'K♣'),
  win,
  ending,
  late: false,
  fallen: 'over',
  points: 26,
  ...more,
});

/** Renders the table. Answers come from a list, one per choice; an error is thrown. */
function render(answers: unknown[], hand?: unknown) {
  stopClock();
  const stage = document.createElement('main');
  const controls = document.createElement('form');
  document.body.replaceChildren(stage, controls);
  const asked: unknown[] = [];
  const said: string[] = [];
  const balances: number[] = [];
  const turns: boolean[] = [];
  const game = blackjack(
    stage,
    {
      game: { name: 'Velvet Blackjack' },
      dealer: 'Devika',
      road: [],
      balance: 900,
      currency: 'EUR',
      blackjack: { hand, seconds: 30 },
    },
    {
      words: {
        win: 'You win',
        limit: 'Limit',
        offline: 'No connection',
        lang: 'en',
        ...tableWords('EN'),
        ...blackjackWords('EN'),
        voidBet: 'Returned',
      },
      controls,
      amount: (cents: number) => `€${(cents / 100).toFixed(2)}`,
      grouped: String,
      stakes: { steps: [100, 500], choose: () => {} },
      say: (text: string) => said.push(text),
      onNews: (balance: number) => balances.push(balance),
      onTurn: (isTurn: boolean) => turns.push(isTurn),
      async ask(path: string, body: unknown) {
        asked.push([path, body]);
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  );
  game.onStake(0, false);
  const button = (kind: string) => controls.querySelector<HTMLButtonElement>(`button[value=${kind}]`)!;
  return {
    stage,
    controls,
    game,
    asked,
    said,
    balances,
    turns,
    button,
    /** Waits until the cards are dealt, and chooses. */
    async press(kind: string) {
      await pass(3_000);
      button(kind).click();
      await pass(0);
    },
    textsOf: (selector: string) => Array.from(stage.querySelectorAll(selector), (one) => one.textContent),
    news: () => stage.querySelector('[role=status]')!.textContent,
    cards: () =>
      Array.from(stage.querySelectorAll('[role=img].hand:not([hidden])'), (one) =>
        one.getAttribute('aria-label'),
      ),
  };
}

const refused = (code: string) => Object.assign(new Error(code), { code });

test('a hand is dealt, played by buttons and ends with its result', async () => {
  const table = render([
    { balance: 800, hand: open(['9♠', '5♣', '4♥']) },
    { balance: 1_000, hand: ended(['9♠', '5♣', '4♥'], 'won', 200) },
  ]);
  const { game, button, press, asked } = table;
  const shown = game.show(Promise.resolve({ isOpen: false, balance: 800, hand: open(['9♠', '5♣']) }));
  await pass(3_000);
  expect(table.cards()).toEqual(['6 of diamonds, Face-down card', '9 of spades, 5 of clubs']);
  expect(table.news()).toBe('Dealer: 6 of diamonds. 6. You: 9 of spades, 5 of clubs. 14.');
  expect(table.said.at(-1)).toBe('Your turn: you have 14');
  expect([table.controls.dataset.turn, table.balances, table.turns]).toEqual(['true', [800], [true]]);
  expect([button('double').hidden, button('double').textContent]).toEqual([false, 'Double+€1.00']);
  await press('hit');
  expect(asked).toEqual([['hand', { move: { reference: 'r1', kind: 'hit', made: 0 } }]]);
  await pass(3_000);
  expect(table.cards()[1]).toBe('9 of spades, 5 of clubs, 4 of hearts');
  expect(button('double').hidden).toBe(true);
  await press('stand');
  await pass(6_000);
  expect(await shown).toMatchObject({ bet: 100, win: 200, balance: 1_000 });
  expect(table.textsOf('.blackjack__verdict')).toEqual(['You win€2.00']);
  expect(table.textsOf('.blackjack__total')).toEqual(['26', '18']);
  expect(table.news()).toContain('King of clubs. 26.');
  expect(table.textsOf('.bead > bdi')).toEqual(['26']);
  expect([table.controls.dataset.turn, table.turns]).toEqual([undefined, [true, false, true, false]]);
});

test('without a choice the page asks for the result, which says that the time was up', async () => {
  const table = render([{ balance: 800, hand: ended(['9♠', '5♣'], 'lost', 0, { late: true }) }]);
  const shown = table.game.show(Promise.resolve({ isOpen: false, balance: 800, hand: open(['9♠', '5♣']) }));
  await pass(3_000);
  const seconds = () => table.textsOf('.clock__seconds, .clock__state');
  expect(seconds()[1]).toBe('Your turn');
  await pass(19_000);
  expect(table.news()).toBe('10 seconds left');
  expect(table.asked).toEqual([]);
  await pass(12_000);
  expect(table.asked).toEqual([['hand', undefined]]);
  expect(table.said).toContain('Time is up: you stand');
  await pass(6_000);
  expect((await shown).win).toBe(0);
  expect(table.textsOf('.blackjack__verdict > *')).toEqual(['Dealer wins', 'Time is up: you stand']);
  expect(seconds()[1]).toBe('Place your bets');
});

test.each([
  ['double', 'wallet.insufficient', 'Not enough balance to double: hit or stand'],
  ['split', 'wallet.insufficient', 'Not enough balance to split: hit or stand'],
  ['double', 'limit.play', 'Limit'],
  ['double', undefined, 'No connection'],
])(
  'a refused %s (%s) is explained, and the hand goes on with the time that is left',
  async (kind, code, text) => {
    const table = render([
      code ? refused(code) : new TypeError('fetch'),
      { balance: 1_000, hand: ended(['9♠', '5♣'], 'won', 200) },
    ]);
    const shown = table.game.show(Promise.resolve({ isOpen: false, balance: 800, hand: open(['9♠', '5♣']) }));
    await pass(10_000);
    await table.press(kind);
    expect(table.said.at(-1)).toBe(text);
    expect(Number(table.textsOf('.clock__seconds')[0])).toBeLessThan(20);
    await table.press('stand');
    await pass(6_000);
    expect((await shown).win).toBe(200);
  },
);

test.each([
  ['the dealer’s points are in the history', 26, ['26']],
  ['a dealer who need not draw has no result', 14, []],
])('%s', async (_, points, results) => {
  const hand = ended(['K♠', '5♦', '9♣'], 'bust', 0, { points });
  const { game, textsOf } = render([]);
  const shown = game.show(Promise.resolve({ hand, balance: 800 }));
  await pass(9_000);
  await shown;
  expect(textsOf('.bead > bdi')).toEqual(results);
});

test('an ended session ends the hand on the page', async () => {
  const table = render([refused('session.ended')]);
  const shown = table.game.show(Promise.resolve({ isOpen: false, balance: 800, hand: open(['9♠', '5♣']) }));
  const failed = expect(shown).rejects.toMatchObject({ code: 'session.ended' });
  await table.press('stand');
  await failed;
  expect(table.cards()).toEqual([]);
});

test('the second tap of a double tap is no choice', async () => {
  const table = render([]);
  void table.game.show(Promise.resolve({ isOpen: true, balance: 800, hand: open(['9♠', '5♣']) }));
  await pass(100);
  table.button('hit').click();
  await pass(0);
  expect(table.asked).toEqual([]);
});

test('an open hand goes on when the game is opened again', async () => {
  const table = render(
    [{ balance: 1_000, hand: ended(['9♠', '5♣'], 'won', 200) }],
    open(['9♠', '5♣'], { left: 12 }),
  );
  expect(table.game.isWaiting).toBe(true);
  const shown = table.game.show(table.game.takeWaiting());
  await pass(0);
  expect([table.said.at(-1), ...table.textsOf('.clock__seconds')]).toEqual(['Your open hand goes on', '12']);
  expect(table.game.takeWaiting()).toBeUndefined();
  await table.press('stand');
  await pass(6_000);
  expect((await shown).win).toBe(200);
});

test('a hand that was played in another window is shown with its present cards', async () => {
  const table = render([{ refused: 'changed', balance: 800, hand: open(['9♠', '5♣', '2♥']) }]);
  void table.game.show(Promise.resolve({ isOpen: false, balance: 800, hand: open(['9♠', '5♣']) }));
  await table.press('hit');
  expect(table.said.at(-1)).toBe('Your hand was played in another window');
  expect(table.textsOf('.blackjack__total')).toEqual(['6', '16']);
});

const pair = open(['8♠', '8♣'], { moves: ['hit', 'stand', 'double', 'split'] });
const split = open([], {
  bet: 200,
  made: 1,
  hands: [own('8♠', '3♦'), own('8♣', '2♠')],
  moves: ['hit', 'stand', 'double'],
});
const splitEnd = ended([], 'lost', 100, {
  bet: 200,
  hands: [
    { ...own('8♠', '3♦', 'K♠', 'Q♠'), ending: 'bust', win: 0 },
    { ...own('8♣', '2♠', 'J♠'), ending: 'push', win: 100 },
  ],
});
const lines = '.blackjack__line > :not([hidden])';

test('a pair can be split: both hands are on the table, and each has its result', async () => {
  const second = { ...split, made: 2, active: 1, hands: [own('8♠', '3♦', 'K♠', 'Q♠'), split.hands[1]!] };
  const table = render([
    { balance: 700, hand: split },
    { balance: 700, hand: second },
    { balance: 800, hand: splitEnd },
  ]);
  const shown = table.game.show(Promise.resolve({ isOpen: false, balance: 800, hand: pair }));
  await pass(3_000);
  expect([table.button('split').hidden, table.button('split').textContent]).toEqual([false, 'Split+€1.00']);
  await table.press('split');
  expect(table.cards().slice(-2)).toEqual(['8 of spades, 3 of diamonds', '8 of clubs, 2 of spades']);
  expect([table.said.at(-1), table.balances]).toEqual(['Hand 1: 11', [800, 700]]);
  expect(table.news()).toContain('Hand 1: 8 of spades, 3 of diamonds. 11. Hand 2: 8 of clubs');
  expect(table.button('split').hidden).toBe(true);
  await table.press('hit');
  expect(table.textsOf(lines)).toEqual(['31', 'Bust', '10', '€1.00']);
  expect(table.textsOf('.blackjack__one--active .blackjack__total')).toEqual(['10']);
  await table.press('stand');
  expect(table.asked.at(-1)).toEqual(['hand', { move: { reference: 'r1', kind: 'stand', made: 2 } }]);
  await pass(6_000);
  expect(await shown).toMatchObject({ bet: 200, win: 100 });
  expect(table.textsOf(lines)).toEqual(['31', 'Bust', '20', 'Push']);
  expect(table.textsOf('.blackjack__verdict')).toEqual(['Returned€1.00']);
});

test('a split goes on when the game is opened again, and the next hand is one again', async () => {
  const table = render([{ balance: 800, hand: splitEnd }], split);
  const shown = table.game.show(table.game.takeWaiting());
  await pass(0);
  expect(table.textsOf(lines)).toEqual(['11', '€1.00', '10', '€1.00']);
  await table.press('stand');
  await pass(6_000);
  await shown;
  void table.game.show(Promise.resolve({ isOpen: false, balance: 800, hand: open(['9♠', '5♣']) }));
  await pass(3_000);
  expect(table.cards()).toEqual(['6 of diamonds, Face-down card', '9 of spades, 5 of clubs']);
  expect(table.textsOf('.blackjack__one')).toEqual([]);
});

test('the last hand is shown with its result, and a table without one is empty', () => {
  const hand = ended(['A♠', 'K♣'], 'blackjack', 250);
  expect(render([], hand).textsOf('.blackjack__verdict')).toEqual(['Blackjack€2.50']);
  const empty = render([]);
  expect([empty.cards(), empty.game.isWaiting, empty.textsOf('.blackjack__stake')]).toEqual([
    [],
    false,
    ['€1.00'],
  ]);
});

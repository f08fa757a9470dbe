import { expect, test } from 'vitest';
// @ts-expect-error The games of the demo are plain scripts.
import { blackjack, pointsOf } from '../../demo/games/blackjack.js';
// @ts-expect-error As above.
import { blackjackWords } from '../../demo/games/blackjack-words.js';
// @ts-expect-error As above.
import { tableWords } from '../../demo/games/table-words.js';
import { pass, stopClock } from '../support/clock.ts';

const side = (...pieces: string[]) => ({ pieces, total: pointsOf(pieces) });
const open = (you: string[], more = {}) => ({
  reference: 'r1',
  bet: 100,
  win: 0,
  you: side(...you),
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
        ...tableWords('EN'),
        ...blackjackWords('EN'),
      },
      controls,
      amount: (cents: number) => `€${(cents / 100).toFixed(2)}`,
      grouped: String,
      stakes: { steps: [100, 500], choose: () => {} },
      say: (text: string) => said.push(text),
      onNews: (balance: number) => balances.push(balance),
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
  expect([table.controls.dataset.turn, table.balances]).toEqual(['true', [800]]);
  expect([button('double').hidden, button('double').textContent]).toEqual([false, 'Double+€1.00']);
  await press('hit');
  expect(asked).toEqual([['hand', { move: { reference: 'r1', kind: 'hit', cards: 2 } }]]);
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
  expect(table.controls.dataset.turn).toBeUndefined();
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
  ['wallet.insufficient', 'Not enough balance to double: hit or stand'],
  ['limit.play', 'Limit'],
  [undefined, 'No connection'],
])(
  'a refused choice (%s) is explained, and the hand goes on with the time that is left',
  async (code, text) => {
    const table = render([
      code ? refused(code) : new TypeError('fetch'),
      { balance: 1_000, hand: ended(['9♠', '5♣'], 'won', 200) },
    ]);
    const shown = table.game.show(Promise.resolve({ isOpen: false, balance: 800, hand: open(['9♠', '5♣']) }));
    await pass(10_000);
    await table.press('double');
    expect(table.said.at(-1)).toBe(text);
    expect(Number(table.textsOf('.clock__seconds')[0])).toBeLessThan(20);
    await table.press('stand');
    await pass(6_000);
    expect((await shown).win).toBe(200);
  },
);

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

import { beforeEach, describe, expect, test, vi } from 'vitest';
// @ts-expect-error The games of the demo are plain scripts.
import { liveTable } from '../../demo/games/live-table.js';
// @ts-expect-error As above.
import { still } from '../../demo/games/motion.js';
// @ts-expect-error As above.
import { road } from '../../demo/games/road.js';
// @ts-expect-error As above.
import { areasOf, nearest } from '../../demo/games/roulette-table.js';
// @ts-expect-error As above.
import { tableWords } from '../../demo/games/table-words.js';
// @ts-expect-error As above.
import { words as allWords } from '../../demo/games/words.js';
import { getLiveTables } from '../../src/gateway/endpoints/live-tables.ts';
import { getGames } from '../../src/gateway/endpoints/lobby.ts';
import { call } from '../../src/gateway/http/client.ts';
import { pass, stopClock } from '../support/clock.ts';
import { opened, post } from './games.ts';
import { gamesQuery, openGateway, type TestGateway } from './harness.ts';

/** Sets whether the player prefers reduced motion. */
const reduceMotion = (isReduced: boolean) =>
  Object.defineProperty(still, 'matches', { value: isReduced, configurable: true });

let gateway: TestGateway;
beforeEach(async () => {
  reduceMotion(true);
  gateway = openGateway();
  await gateway.signIn('maya7');
});

const named = async (gameName: string, gameType = 'LIVE') =>
  (await call(getGames, { query: { ...gamesQuery, gameType, gameName } })).games[0]!;

/** Renders an opened table. */
function render(session: { stakes: number[] }, asked = {}) {
  const stage = document.createElement('main');
  const controls = document.createElement('form');
  document.body.replaceChildren(stage, controls);
  const chosen: number[] = [];
  const said: string[] = [];
  const game = liveTable(stage, session, {
    asked,
    words: { lang: 'en', draw: 'Draw', ...tableWords('EN') },
    controls,
    amount: (cents: number) => `€${(cents / 100).toFixed(2)}`,
    grouped: String,
    changed: () => undefined,
    say: (text: string) => said.push(text),
    stakes: { steps: session.stakes, choose: (step: number) => chosen.push(step) },
  });
  game.onStake(0, false);
  return { stage, controls, game, chosen, said };
}

const textsOf = (within: Element, selector: string) =>
  Array.from(within.querySelectorAll(selector), (one) => one.textContent);

test('a running table has the dealer, limits and last numbers of its tile', async () => {
  const { gameId, nodeId } = await named('Roulette');
  const query = { merchantCode: 'foyer', language: 'EN', nodeIds: nodeId };
  const { tables } = await call(getLiveTables, { query });
  const { stage } = render(await opened(gateway, gameId));
  const tile = tables[0]!;
  expect(textsOf(stage, '.studio__name bdi')).toEqual([tile.dealer]);
  expect(textsOf(stage, '.studio__limits bdi')).toEqual([`₹${tile.minBet} – ₹${tile.maxBet / 1_000}K`]);
  expect(textsOf(stage, '.bead > bdi').slice(-8).reverse()).toEqual(tile.lastNumbers);
});

test('a round enters the history, marks the winning side and starts the clock again', async () => {
  stopClock();
  const { gameId } = await named('Baccarat');
  const session = await opened(gateway, gameId);
  const { stage, game } = render(session);
  const seconds = () => stage.querySelector('[role=timer]')!.textContent;
  await pass(12_000);
  expect(seconds()).toBe('18');
  stage.querySelector<HTMLInputElement>('input[value=banker]')!.click();
  const choice = game.choice();
  const { value } = await post(gateway, '/games/round', { bet: session.stakes[0], choice }, session.token);
  const before = textsOf(stage, '.bead').length;
  const shown = game.show(Promise.resolve(value));
  expect([seconds(), textsOf(stage, '.clock__state')]).toEqual(['–', ['No more bets']]);
  await shown;
  expect([seconds(), textsOf(stage, '.clock__state')]).toEqual(['30', ['Place your bets']]);
  expect(textsOf(stage, '.bead')).toHaveLength(Math.min(168, before + 1));
  expect(stage.querySelector('.bead:last-child')!.className).toBe(`bead bead--${value.fallen} bead--new`);
  const side = value.shown.find(({ label }: { label: string }) => label === value.fallen);
  expect(textsOf(stage, '.side--won .side__total')).toEqual(side ? [String(side.total)] : []);
});

test('a tie is named on the table until the next round', async () => {
  const { gameId } = await named('Baccarat');
  const session = await opened(gateway, gameId);
  const { stage, game } = render(session);
  stage.querySelector<HTMLInputElement>('input[value=banker]')!.click();
  const pieces = ['5♥', '4♣'];
  const shown = ['player', 'banker'].map((label) => ({ label, pieces, total: 9 }));
  const result = () => stage.querySelector<HTMLElement>('.cloth__sides')!.dataset.tie;
  for (const [fallen, name] of [
    ['tie', 'Tie'],
    ['player', undefined],
  ]) {
    await game.show(Promise.resolve({ shown, fallen, bet: 100, win: 0 }));
    expect(result(), fallen).toBe(name);
  }
});

describe('a result is shown after the motion', () => {
  beforeEach(() => {
    reduceMotion(false);
    stopClock();
  });

  test.each([
    ['Salon Money Wheel', 'x2', { fallen: 'x16', shown: [{ label: 'wheel', pieces: ['×16'] }] }, 1_600],
    [
      'Dragon Tiger',
      'dragon',
      {
        fallen: 'tiger',
        shown: [
          { label: 'dragon', pieces: ['2♠'], total: 2 },
          { label: 'tiger', pieces: ['9♥'], total: 9 },
        ],
      },
      690,
    ],
  ])('%s', async (name, option, round, motion) => {
    const { stage, game } = render(await opened(gateway, (await named(name)).gameId));
    stage.querySelector<HTMLInputElement>(`input[value=${option}]`)!.click();
    let isOver = false;
    const shown = game.show(Promise.resolve({ ...round, win: 0, bet: 100 })).then(() => {
      isOver = true;
    });
    await pass(motion - 1);
    const seen = () => [
      isOver,
      stage.querySelectorAll('.cloth--moving').length,
      stage.querySelectorAll('.place--won').length,
      stage.querySelectorAll('.bead--new').length,
    ];
    expect(stage.querySelector('.side--won')).toBeNull();
    expect(seen()).toEqual([false, 1, 0, 0]);
    await pass(1);
    await shown;
    expect(seen()).toEqual([true, 0, 1, 1]);
  });

  test('cockfight', async () => {
    const { fights, ...session } = await opened(gateway, (await named('Derby', 'SPORTS')).gameId);
    const { stage, game } = render({ ...session, fights }, { match: fights[0].id, outcome: 'home' });
    const shown = game.show(Promise.resolve({ fallen: 'meron', win: 190, bet: 100 }));
    await pass(1_499);
    expect(stage.querySelectorAll('.side--won, .place--won, .bead--new')).toHaveLength(0);
    expect(stage.querySelector<SVGElement>('.arena__birds')!.dataset.won).toBe('fighting');
    await pass(1);
    await shown;
    expect(stage.querySelector<SVGElement>('.arena__birds')!.dataset.won).toBe('meron');
    expect(stage.querySelectorAll('.side--won, .place--won, .bead--new')).toHaveLength(3);
  });

  test('at once on a page that nobody sees', async () => {
    const { stage, game } = render(await opened(gateway, (await named('Salon Money Wheel')).gameId));
    stage.querySelector<HTMLInputElement>('input[value=x2]')!.click();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await game.show(
      Promise.resolve({ fallen: 'x4', shown: [{ label: 'wheel', pieces: ['×4'] }], win: 0, bet: 1 }),
    );
    expect(textsOf(stage, '.cloth__number')).toEqual(['×4']);
  });
});

test('the last results show a tie by a sign, not by the letter of Tiger', () => {
  const entries = ['tiger', 'tie', 'dragon'].map((fallen) => ({ fallen }));
  expect(textsOf(road(tableWords('EN'), entries).element, '.bead > bdi')).toEqual(['T', '=', 'D']);
});

test('a multiple of the wheel is bet on by its number alone, other bets by name and payout', async () => {
  const labels = async (name: string) =>
    textsOf(render(await opened(gateway, (await named(name)).gameId)).stage, '.place');
  expect(await labels('Salon Money Wheel')).toEqual(['×2', '×4', '×6', '×16', '×48']);
  expect(await labels('Velvet Andar Bahar')).toEqual(['Andar1.90', 'Bahar2.00']);
});

test('the clock starts again by itself, so no bet is hurried', async () => {
  stopClock();
  const { stage, game } = render(await opened(gateway, (await named('Sic Bo')).gameId));
  stage.querySelector<HTMLInputElement>('input[value=big]')!.click();
  await pass(30_000);
  expect(stage.querySelector('[role=timer]')!.textContent).toBe('30');
  expect([game.ready(), game.choice()]).toEqual([true, { option: 'big' }]);
});

test('chips choose the stake and lie on the chosen field', async () => {
  const session = await opened(gateway, (await named('Dragon Tiger')).gameId);
  const { stage, controls, game, chosen } = render(session);
  const chips = Array.from(controls.querySelectorAll<HTMLInputElement>('input[name=chip]'));
  expect(chips.map((one) => one.getAttribute('aria-label'))).toEqual(
    session.stakes.map((cents: number) => `€${(cents / 100).toFixed(2)}`),
  );
  chips[2]!.click();
  expect(chosen).toEqual([2]);
  stage.querySelector<HTMLInputElement>('input[value=tiger]')!.click();
  game.onStake(2, false);
  expect(textsOf(stage, '.place:has(:checked) .chip')).toEqual([String(session.stakes[2] / 100)]);
  expect(textsOf(stage, '.chip')).toHaveLength(1);
});

test('the arena shows the fight and the side that were chosen on the site, and the next one after a result', async () => {
  stopClock();
  const session = await opened(gateway, (await named('Derby', 'SPORTS')).gameId);
  const { fights, token, stakes } = session;
  const { stage, game, said } = render(session, { match: fights[2].id, outcome: 'away' });
  const birds = () => textsOf(stage, '.arena__bird');
  expect(birds()).toEqual([fights[2].meron, fights[2].wala]);
  const scarves = Array.from(stage.querySelectorAll('.rooster__scarf'), (scarf) =>
    scarf.getAttribute('fill'),
  );
  expect(scarves).toEqual(['#d3323f', '#2f6fd6']);
  const chosen = { option: 'wala', fixture: fights[2].id };
  expect([game.ready(), game.choice()]).toEqual([true, chosen]);
  const odds = () => textsOf(stage, '.place > bdi');
  const oddsOf = (fight: (typeof fights)[number]) =>
    ['home', 'draw', 'away'].map((outcome) => (fight.odds[outcome] / 100).toFixed(2));
  expect(odds()).toEqual(oddsOf(fights[2]));
  const { value } = await post(gateway, '/games/round', { bet: stakes[0], choice: game.choice() }, token);
  await game.show(Promise.resolve({ ...value, win: 0, fallen: 'meron' }));
  expect(textsOf(stage, '.side--won .arena__bird')).toEqual([fights[2].meron]);
  expect(stage.querySelector('.bead:last-child')!.className).toBe('bead bead--meron bead--new');
  // Bets are on the next fight from now on, once its odds are shown in place of those of the result.
  expect([game.choice().fixture, odds(), game.ready()]).toEqual([fights[3].id, oddsOf(fights[2]), false]);
  const marks = () => stage.querySelectorAll('.side--won, .place--won, .place .chip, .place :checked').length;
  expect([marks(), said]).toEqual([4, []]);
  await pass(5_000);
  expect([birds(), marks(), game.ready()]).toEqual([[fights[3].meron, fights[3].wala], 0, false]);
  expect(odds()).toEqual(oddsOf(fights[3]));
  expect(said).toEqual([tableWords('EN').place]);
  // A choice after a result is a bet on the next fight.
  stage.querySelector<HTMLInputElement>('input[value=wala]')!.click();
  await game.show(Promise.resolve({ ...value, win: 0, fallen: 'meron' }));
  stage.querySelector<HTMLInputElement>('input[value=draw]')!.click();
  await pass(5_000);
  expect([marks(), game.choice()]).toEqual([2, { option: 'draw', fixture: fights[4].id }]);
  // A bet does not wait for the next fight to be shown.
  await game.show(Promise.resolve({ ...value, fallen: 'draw' }));
  stage.querySelector<HTMLInputElement>('input[value=draw]')!.click();
  expect([game.ready(), odds()]).toEqual([true, oddsOf(fights[5 % fights.length])]);
  await game.show(Promise.resolve({ ...value, fallen: 'wala' }));
  expect(textsOf(stage, '.side--won .arena__bird')).toEqual([fights[5 % fights.length].wala]);
});

test('a fight ends in the same way for all players, and a player who saw its end is offered later ones', async () => {
  const { gameId } = await named('Derby', 'SPORTS');
  const playSix = async () => {
    const { fights, token, stakes } = await opened(gateway, gameId);
    const ends: string[] = [];
    for (const { id } of fights.slice(0, 6)) {
      const choice = { option: 'meron', fixture: id };
      const { value } = await post(gateway, '/games/round', { bet: stakes[0], choice }, token);
      ends.push(`${id} ${value.fallen}`);
    }
    return { fights, ends };
  };
  const maya = await playSix();
  const later = (await opened(gateway, gameId)).fights;
  expect(later.slice(0, maya.fights.length - 6)).toEqual(maya.fights.slice(6));
  expect(later.length).toBeGreaterThanOrEqual(40);
  await gateway.signIn('noor2');
  expect((await playSix()).ends).toEqual(maya.ends);
});

test('a number of roulette is bet on in its place of the table, and the result is marked', async () => {
  stopClock();
  const session = await opened(gateway, (await named('Roulette')).gameId);
  const { stage, game } = render(session);
  const labels = Array.from(stage.querySelectorAll('.place'), (one) => one.textContent);
  expect(labels.slice(0, 4)).toEqual(['035:1', '1 Red 35:1', '2 Black 35:1', '3 Red 35:1']);
  expect(labels).toEqual(expect.arrayContaining(['25–362:1', 'Column 32:1', 'Black1:1']));
  stage.querySelector<HTMLInputElement>('input[value=n17]')!.click();
  expect(game.choice()).toEqual({ option: 'n17' });
  const { value } = await post(
    gateway,
    '/games/round',
    { bet: session.stakes[0], choice: game.choice() },
    session.token,
  );
  await game.show(Promise.resolve({ ...value, fallen: 'zero', points: 0, win: 0 }));
  const won = Array.from(stage.querySelectorAll<HTMLInputElement>('.place--won input'), (one) => one.value);
  expect(won).toEqual(['n0']);
  // A lost chip leaves the table after the result; the choice stays for the next bet.
  const laid = () => [stage.querySelectorAll('.place .chip').length, game.choice().option];
  expect(laid()).toEqual([1, 'n17']);
  await pass(1_300);
  expect(laid()).toEqual([0, 'n17']);
  game.onStake(0, false);
  expect(laid()).toEqual([0, 'n17']);
  game.onStake(1, false);
  expect(laid()).toEqual([1, 'n17']);
  await game.show(Promise.resolve({ ...value, fallen: 'black', points: 17, win: 3_600 }));
  await pass(1_300);
  expect(laid()).toEqual([1, 'n17']);
  expect(textsOf(stage, '.road__count')[2]).toMatch(/^Zero \d+$/);
});

test('the table of roulette has each bet in its own cells, numbers from left to right', () => {
  const ids = [
    ...Array.from({ length: 37 }, (_, number) => `n${number}`),
    ...['dozen', 'column'].flatMap((name) => [1, 2, 3].map((index) => `${name}${index}`)),
    ...['low', 'even', 'red', 'black', 'odd', 'high'],
  ];
  for (const side of ['across', 'upright'] as const) {
    const cells = ids.flatMap((id) => {
      const [top, left, bottom, right] = areasOf(id)[side].split(' / ').map(Number);
      const rows = Array.from({ length: bottom - top }, (_, row) => top + row);
      return rows.flatMap((row) =>
        Array.from({ length: right - left }, (_, column) => `${row} ${left + column}`),
      );
    });
    expect(new Set(cells).size, side).toBe(cells.length);
  }
  expect(['n1', 'n2', 'n3', 'n4'].map((id) => areasOf(id).upright.slice(0, 5))).toEqual([
    '2 / 3',
    '2 / 4',
    '2 / 5',
    '3 / 3',
  ]);
  expect(['n3', 'n2', 'n1', 'n6'].map((id) => areasOf(id).across.slice(0, 5))).toEqual([
    '1 / 2',
    '2 / 2',
    '3 / 2',
    '1 / 3',
  ]);
});

test('an arrow key goes to the nearest bet in its direction', () => {
  const box = (left: number, top: number, width = 10) => ({
    left,
    top,
    right: left + width,
    bottom: top + 10,
  });
  const boxes = [box(0, 0), box(10, 0), box(20, 0), box(0, 10, 30), box(0, 20)];
  expect(nearest(boxes, 1, [1, 0])).toBe(2);
  expect(nearest(boxes, 1, [-1, 0])).toBe(0);
  expect(nearest(boxes, 2, [0, 1])).toBe(3);
  // From a wide bet to the one in its middle.
  expect(nearest(boxes, 3, [0, -1])).toBe(1);
  expect(nearest(boxes, 2, [1, 0])).toBe(-1);
});

test('the last results of blackjack have a legend, with the words of the page', () => {
  const words = { ...tableWords('EN'), ...allWords.EN };
  const entries = [
    { fallen: 'dealer', points: 18 },
    { fallen: 'over', points: 24 },
    { fallen: 'dealer', points: 20 },
  ];
  const { element } = road(words, entries);
  expect(textsOf(element, '.road__count')).toEqual(['Dealer 2', 'Dealer over 21 1']);
  expect(textsOf(element, '.bead > .out-of-sight')).toEqual(['Dealer 18', 'Dealer over 21 24', 'Dealer 20']);
});

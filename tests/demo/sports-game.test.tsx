import { beforeEach, describe, expect, test } from 'vitest';
// @ts-expect-error The games of the demo are plain scripts.
import { crest } from '../../demo/games/crest.js';
// @ts-expect-error As above.
import { slip } from '../../demo/games/slip.js';
// @ts-expect-error As above.
import { slipWords } from '../../demo/games/slip-words.js';
// @ts-expect-error As above.
import { tableWords } from '../../demo/games/table-words.js';
// @ts-expect-error As above.
import { words as allWords } from '../../demo/games/words.js';
import { getGames } from '../../src/gateway/endpoints/lobby.ts';
import { getBetRecords } from '../../src/gateway/endpoints/records.ts';
import { call } from '../../src/gateway/http/client.ts';
import { opened, post } from './games.ts';
import { gamesQuery, openGateway } from './harness.ts';

const textsOf = (within: ParentNode, selector: string) =>
  Array.from(within.querySelectorAll(selector), (one) => one.textContent.replace(/[\u2068\u2069]/g, ''));

/** Renders the matches of an opened game; the stake is 1.00. */
function render(session: object, asked: object = {}, language = 'EN') {
  const stage = document.createElement('main');
  const controls = document.createElement('form');
  document.body.replaceChildren(stage, controls);
  const game = slip(stage, session, asked, {
    words: { ...tableWords(language), ...slipWords(language), ...allWords[language] },
    amount: (cents: number) => `€${(cents / 100).toFixed(2)}`,
    controls,
    stakes: { steps: [100, 250] },
    changed() {},
  });
  game.onStake(0, false);
  const box = controls.querySelector<HTMLElement>('.betslip')!;
  const price = (match: number, outcome: string) =>
    stage.querySelectorAll('.match-card')[match]!.querySelector<HTMLElement>(`[data-outcome=${outcome}]`)!;
  return { stage, game, box, price };
}

const match = (id: string, more: object = {}) => ({
  id,
  sport: 'football',
  sportName: 'Football',
  competition: 'Coastal Lantern Cup',
  home: 'Albion',
  away: 'United',
  startsAt: Date.UTC(2026, 0, 15, 18),
  odds: { home: 150, draw: 300, away: 250 },
  ...more,
});
const now = Date.UTC(2026, 0, 15, 12);

describe('with the gateway', () => {
  let gateway: ReturnType<typeof openGateway>;
  beforeEach(async () => {
    gateway = openGateway();
    await gateway.signIn('maya7');
  });

  const session = async () => {
    const { games } = await call(getGames, { query: { ...gamesQuery, gameType: 'SPORTS' } });
    return opened(gateway, games[0]!.gameId);
  };

  test('each match has its sport, league, sides and start or state', async () => {
    const { fixtures, ...rest } = await session();
    const { stage } = render({ fixtures, ...rest });
    expect(textsOf(stage, '.match-card__league bdi')).toEqual(
      fixtures.flatMap((one: { sportName: string; competition: string }) => [one.sportName, one.competition]),
    );
    expect(textsOf(stage, '.board .side-row__name')).toEqual(
      fixtures.flatMap((one: { home: string; away: string }) => [one.home, one.away]),
    );
    const later = fixtures.filter((one: { progress?: object }) => !one.progress);
    const starts = Array.from(stage.querySelectorAll('time'), ({ dateTime }) => Date.parse(dateTime));
    expect(starts).toEqual(later.map((one: { startsAt: number }) => one.startsAt));
    expect(stage.querySelectorAll('.match-card__live')).toHaveLength(fixtures.length - later.length);
  });

  test('a settled bet shows its result with the reference of the player’s records', async () => {
    const { token, ...rest } = await session();
    const { stage, game, price } = render(rest);
    price(0, 'home').click();
    const { value } = await post(gateway, '/games/round', { bet: 100, choice: game.choice() }, token);
    await game.show(Promise.resolve(value));
    const range = { startTime: gateway.now() - 60_000, endTime: gateway.now(), pageNo: 1, pageSize: 20 };
    const { list } = await call(getBetRecords, { query: { ...range, language: 'EN' } });
    expect(textsOf(stage, '.receipt dd')).toEqual([
      '€1.00',
      `€${(value.win / 100).toFixed(2)}`,
      (list[0] as { id: string }).id,
    ]);
    expect(textsOf(stage, '.receipt .side-row__score')).toEqual(value.result.score.map(String));
  });
});

test('the chosen outcome is pressed on the board and in the slip, with stake and possible return', () => {
  const { stage, game, box, price } = render({ fixtures: [match('a'), match('b')], now });
  expect([box.hidden, game.ready()]).toEqual([true, false]);
  price(1, 'away').click();
  price(1, 'draw').click();
  const pressed = Array.from(stage.querySelectorAll<HTMLElement>('[aria-pressed=true]'));
  expect(pressed).toEqual([price(1, 'draw')]);
  expect(game.choice()).toEqual({ fixture: 'b', outcome: 'draw' });
  game.onStake(1, false);
  expect([box.hidden, ...textsOf(box, '.betslip__odds, dd')]).toEqual([false, '3.00', '€2.50', '€7.50']);
});

test('a second press and the clear button empty the slip', () => {
  const { stage, game, box, price } = render({ fixtures: [match('a')], now });
  price(0, 'home').click();
  price(0, 'home').click();
  expect([box.hidden, game.ready()]).toEqual([true, false]);
  price(0, 'away').click();
  box.querySelector<HTMLElement>('.betslip__clear')!.click();
  expect([box.hidden, game.ready(), stage.querySelectorAll('[aria-pressed=true]').length]).toEqual([
    true,
    false,
    0,
  ]);
  expect(stage.contains(document.activeElement)).toBe(true);
});

test('the match chosen on the site is first, with its outcome chosen', () => {
  const { stage, game, price } = render(
    { fixtures: [match('a'), match('b', { home: 'Rovers' })], now },
    { match: 'b', outcome: 'away' },
    'UR',
  );
  expect(textsOf(stage, '.board .side-row__name')[0]).toBe('Rovers');
  expect([price(0, 'away').getAttribute('aria-pressed'), game.choice()]).toEqual([
    'true',
    { fixture: 'b', outcome: 'away' },
  ]);
  // It no longer asks for an outcome.
  expect(game.hint).not.toBe(render({ fixtures: [match('a')], now }, {}, 'UR').game.hint);
});

test('a match shows a score only where there is one, and a dash for a side that has not played', () => {
  const live = (shown: [string, string]) => ({ progress: { shown, minute: 12 } });
  const fixtures = [
    match('a', live(['0', '1'])),
    match('b', live(['120/6', ''])),
    match('c', live(['', ''])),
    match('d'),
  ];
  const { stage } = render({ fixtures, now });
  const scores = Array.from(stage.querySelectorAll('.match-card'), (card) =>
    textsOf(card, '.side-row__score'),
  );
  expect(scores).toEqual([['0', '1'], ['120/6', '–'], [], []]);
});

test('a crest is the same each time, and sides of the same letters differ', () => {
  const look = (name: string) => (crest(name, 'football') as Element).innerHTML.replace(/crest-\d+/g, '');
  expect(look('Saltgate')).toBe(look('Saltgate'));
  expect(new Set(['Saltgate', 'Solmere', 'Stonebay', 'Sunhaven', 'Silverton'].map(look)).size).toBe(5);
});

import { fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { sides } from '../../demo/fixtures/catalogue/sides.ts';
// @ts-expect-error The games of the demo are plain scripts.
import { crest } from '../../demo/games/crest.js';
// @ts-expect-error As above.
import { accentColours } from '../../demo/games/look.js';
// @ts-expect-error As above.
import { slip } from '../../demo/games/slip.js';
// @ts-expect-error As above.
import { slipWords } from '../../demo/games/slip-words.js';
// @ts-expect-error As above.
import { tableWords } from '../../demo/games/table-words.js';
// @ts-expect-error As above.
import { words as allWords } from '../../demo/games/words.js';
import { SideCrest } from '../../src/features/sports/side-crest.tsx';
import { getGames } from '../../src/gateway/endpoints/lobby.ts';
import { getMatches } from '../../src/gateway/endpoints/matches.ts';
import { getBetRecords } from '../../src/gateway/endpoints/records.ts';
import { call } from '../../src/gateway/http/client.ts';
import { type Colour, hasContrast, mix, parseHex } from '../../src/lib/colour.ts';
import { pass, stopClock } from '../support/clock.ts';
import { opened, post } from './games.ts';
import { gamesQuery, openGateway } from './harness.ts';

const textsOf = (within: ParentNode, selector: string) =>
  Array.from(within.querySelectorAll(selector), (one) => one.textContent.replace(/[\u2066-\u2069]/g, ''));

/** Renders the matches of an opened game; the stake is 1.00. */
function open(
  session: object,
  asked: object = {},
  language = 'EN',
  served?: object,
  keep?: (picks: object) => void,
) {
  const news: number[][] = [];
  const stage = document.createElement('main');
  const controls = document.createElement('form');
  document.body.replaceChildren(stage, controls);
  const sent: unknown[] = [];
  controls.append(document.createElement('output'));
  const game = slip(stage, { most: { picks: 10, odds: 500_000 }, ...session }, asked, {
    words: { ...tableWords(language), ...slipWords(language), ...allWords[language] },
    amount: (cents: number) => `€${(cents / 100).toFixed(2)}`,
    controls,
    stakes: { steps: [100, 250] },
    changed() {},
    onNews: (...paid: number[]) => news.push(paid),
    keep,
    async ask(...call: unknown[]) {
      sent.push(call);
      return served;
    },
  });
  game.onStake(0, false);
  const box = controls.querySelector<HTMLElement>('.betslip')!;
  const price = (match: number, outcome: string) =>
    stage.querySelectorAll('.match-card')[match]!.querySelector<HTMLElement>(`[data-outcome=${outcome}]`)!;
  const field = controls.querySelector<HTMLInputElement>('.stake__field')!;
  return { stage, game, box, field, price, news, asked: sent };
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

  test('matches are in leagues, live ones first, with sides, score and minute or start', async () => {
    const { games } = await call(getGames, { query: { ...gamesQuery, gameType: 'SPORTS' } });
    const all = games.find(({ gameName }) => gameName.includes('All Sports'))!;
    const { fixtures, ...rest } = await opened(gateway, all.gameId);
    const { stage } = open({ fixtures, ...rest });
    const leagues = Array.from(stage.querySelectorAll('.league'), (league) => ({
      names: textsOf(league, '.league__title .league__sport, .league__name'),
      live: league.querySelectorAll('.league__live').length === 1,
      count: Number(league.querySelector('.league__count')!.textContent),
      liveCards: league.querySelectorAll('.match-card__live').length,
    }));
    expect(new Set(leagues.map(({ names }) => names[0]))).toEqual(new Set(['Football', 'Cricket', 'Tennis']));
    const { sports } = await call(getMatches, { query: { merchantCode: 'foyer', language: 'EN', size: 1 } });
    const ownSports = sports.flatMap(({ code, name }) =>
      fixtures.some(({ sport }: { sport: string }) => sport === code) ? [name] : [],
    );
    expect(textsOf(stage, '.sports-filter__one')).toEqual(['All', ...ownSports]);
    const keys = leagues.map(({ names, live }) => [...names, live].join());
    expect(new Set(keys).size).toBe(keys.length);
    const areLive = leagues.map(({ live }) => live);
    expect(areLive.lastIndexOf(true)).toBeLessThan(areLive.indexOf(false));
    for (const { names, live, count, liveCards } of leagues) {
      const own = fixtures.filter(
        (one: { sportName: string; competition: string; progress?: object }) =>
          one.sportName === names[0] && one.competition === names[1] && Boolean(one.progress) === live,
      );
      expect([count, liveCards], names.join()).toEqual([own.length, live ? own.length : 0]);
    }
    expect(textsOf(stage, '.board .side-row__name').toSorted()).toEqual(
      fixtures.flatMap((one: { home: string; away: string }) => [one.home, one.away]).toSorted(),
    );
    const later = fixtures.filter((one: { progress?: object }) => !one.progress);
    const starts = Array.from(stage.querySelectorAll('time'), ({ dateTime }) => dateTime);
    expect(starts.toSorted()).toEqual(
      later.map((one: { startsAt: number }) => new Date(one.startsAt).toISOString()).toSorted(),
    );
  });

  test('a bet on another market is placed with its name in the receipt', async () => {
    const { token, ...rest } = await session();
    const { stage, game } = open(rest);
    const card = stage.querySelector('.match-card:has(time)')!;
    card.querySelector<HTMLElement>('.match-card__more')!.click();
    const price = card.querySelector<HTMLElement>('.match-card__markets .price')!;
    const [name] = textsOf(price, '.price__name');
    price.click();
    const { value } = await post(gateway, '/games/slip', { bets: game.bets() }, token);
    await game.show(Promise.resolve(value));
    const [market] = textsOf(card, '.match-card__market');
    expect(textsOf(stage, '.receipt__pick, .receipt .betslip__match')).toEqual([
      name,
      `${market} · ${textsOf(card, '.side-row__name').join(' – ')}`,
    ]);
  });

  test('a placed bet is open with the reference of the player’s records', async () => {
    const { token, ...rest } = await session();
    const { stage, game, price } = open(rest);
    const at = rest.fixtures.findIndex(({ progress }: { progress?: object }) => !progress);
    price(at, 'home').click();
    const { value } = await post(gateway, '/games/slip', { bets: game.bets() }, token);
    await game.show(Promise.resolve(value));
    const range = { startTime: gateway.now() - 60_000, endTime: gateway.now(), pageNo: 1, pageSize: 20 };
    const { list } = await call(getBetRecords, { query: { ...range, language: 'EN' } });
    expect(textsOf(stage, '.receipt dd')).toEqual([
      '€1.00',
      `€${(value.bets[0].odds / 100).toFixed(2)}`,
      (list[0] as { id: string }).id,
    ]);
    expect(textsOf(stage, '.receipt__status')).toEqual(['Open']);
  });

  test('a bet at other odds than the current ones is not placed', async () => {
    const { token, fixtures } = await session();
    const { id, odds } = fixtures.find(({ progress }: { progress?: object }) => !progress);
    const pick = { fixture: id, outcome: 'home', odds: odds.home + 1 };
    const bet = (one: object) => post(gateway, '/games/slip', { bets: [{ bet: 100, picks: [one] }] }, token);
    const { value } = await bet(pick);
    expect(value.fixtures.find((one: { id: string }) => one.id === id).odds).toEqual(odds);
    expect((await bet({ ...pick, odds: odds.home })).value.bets[0]).toMatchObject({ bet: 100 });
    expect((await bet({ fixture: 'cricket-1', outcome: 'home', odds: 100 })).value.fixtures).toBeDefined();
  });
});

test('the chosen outcome is pressed on the board and in the slip, with stake and possible return', () => {
  const { stage, game, box, price } = open({ fixtures: [match('a'), match('b')], now });
  expect([box.hidden, game.ready()]).toEqual([true, false]);
  price(1, 'away').click();
  price(1, 'draw').click();
  const pressed = Array.from(stage.querySelectorAll<HTMLElement>('[aria-pressed=true]'));
  expect(pressed).toEqual([price(1, 'draw')]);
  expect(game.bets()).toEqual([
    { bet: 100, picks: [{ fixture: 'b', market: 'result', outcome: 'draw', odds: 300 }] },
  ]);
  game.onStake(1, false);
  expect([box.hidden, ...textsOf(box, '.betslip__odds, dd')]).toEqual([false, '3.00', '€2.50', '€7.50']);
});

test('a terminal has keys for the stake', () => {
  expect(open({ fixtures: [match('a')], now }).box.querySelector('.pad')).toBeNull();
  window.name = 'terminal';
  onTestFinished(() => {
    window.name = '';
  });
  const { box, field, price, game } = open({ fixtures: [match('a')], now });
  price(0, 'home').click();
  const pad = box.querySelector<HTMLElement>('.pad')!;
  expect([pad.hidden, field.inputMode]).toEqual([true, 'none']);
  field.focus();
  expect(pad.hidden).toBe(false);
  const press = (...names: string[]) => {
    for (const name of names)
      [...pad.querySelectorAll('button')]
        .find((key) => [key.textContent, key.getAttribute('aria-label')].includes(name))!
        .click();
  };
  press('2', '.', '5', '5', 'Delete digit');
  expect(field.value).toBe('2.5');
  expect(game.bets()[0].bet).toBe(250);
  press('Done');
  expect([pad.hidden, document.activeElement === field]).toEqual([true, false]);
});

test('the slip names the vendor whose bets it takes', () => {
  const { box, price } = open({ fixtures: [match('a')], now, vendor: 'Touchline' });
  price(0, 'home').click();
  expect(textsOf(box, '.betslip__title')).toEqual(['Your slip · Touchline']);
  expect(textsOf(box, '.betslip__title bdi')).toEqual(['Touchline']);
});

test('several outcomes are singles or an accumulator, each can be removed, and the slip is empty once they are placed', async () => {
  const { stage, game, box, price } = open({ fixtures: [match('a'), match('b'), match('c')], now });
  for (const [place, outcome] of ['home', 'draw', 'away'].entries()) price(place, outcome).click();
  const kinds = box.querySelectorAll<HTMLInputElement>('[type=radio]');
  expect(textsOf(box, '.betslip__title, dd')).toEqual(['Your slip (3)', '3 × €1.00', '€7.00']);
  expect(game.bets().map(({ bet, picks }: { bet: number; picks: object[] }) => [bet, picks.length])).toEqual([
    [100, 1],
    [100, 1],
    [100, 1],
  ]);
  kinds[1]!.click();
  expect(textsOf(box, 'dd')).toEqual(['€1.00', '11.25', '€11.25']);
  expect(game.bets()).toEqual([{ bet: 100, picks: expect.objectContaining({ length: 3 }) }]);
  const remove = box.querySelectorAll<HTMLElement>('.betslip__remove');
  expect(remove[1]!.ariaLabel ?? remove[1]!.getAttribute('aria-label')).toContain('Albion – United');
  remove[1]!.click();
  expect(textsOf(box, '.betslip__odds')).toEqual(['1.50', '2.50']);
  expect(document.activeElement).toBe(box.querySelectorAll('.betslip__remove')[1]);
  expect(price(1, 'draw').getAttribute('aria-pressed')).toBe('false');
  box.querySelector<HTMLElement>('.betslip__remove')!.click();
  // One outcome is a single.
  expect(game.bets()).toEqual([
    { bet: 100, picks: [{ fixture: 'c', market: 'result', outcome: 'away', odds: 250 }] },
  ]);
  await game.show(Promise.resolve({ balance: 1, placed: ['R1'], bets: [] }));
  expect([box.hidden, game.ready(), stage.querySelectorAll('[aria-pressed=true]').length]).toEqual([
    true,
    false,
    0,
  ]);
});

const total = {
  id: 'total',
  name: 'Total goals',
  outcomes: [
    { id: 'over', name: 'Over 2.5', odds: 190 },
    { id: 'under', name: 'Under 2.5', odds: 180 },
  ],
};
const selectionsIn = (box: ParentNode) => textsOf(box, '.side-row__name, .betslip__match');

test('further markets of a match open with a button, and stay open and focused while odds move', async () => {
  stopClock();
  const moved = { ...total, outcomes: total.outcomes.map((one) => ({ ...one, odds: one.odds - 5 })) };
  const { stage, box } = open({ fixtures: [match('a', { markets: [total] }), match('b')], now }, {}, 'EN', {
    now,
    fixtures: [match('a', { markets: [moved] }), match('b')],
  });
  const more = () => stage.querySelector<HTMLElement>('.match-card__more')!;
  expect(stage.querySelectorAll('.match-card__more')).toHaveLength(1);
  expect([more().textContent, more().getAttribute('aria-expanded')]).toEqual(['+1', 'false']);
  expect(more().getAttribute('aria-label')).toBe('More markets: 1');
  const panel = () => document.getElementById(more().getAttribute('aria-controls')!)!;
  expect(panel().hidden).toBe(true);
  more().click();
  expect([panel().hidden, more().getAttribute('aria-expanded')]).toEqual([false, 'true']);
  expect(textsOf(panel(), '.match-card__market, .price')).toEqual([
    'Total goals',
    'Over 2.5 1.90',
    'Under 2.5 1.80',
  ]);
  const under = () => panel().querySelector<HTMLElement>('[data-outcome=under]')!;
  under().click();
  under().focus();
  expect(selectionsIn(box)).toEqual(['Under 2.5', 'Total goals · Albion – United']);
  await pass(10_000);
  expect([panel().hidden, under().getAttribute('aria-pressed')]).toEqual([false, 'true']);
  expect(document.activeElement).toBe(under());
  expect(textsOf(box, '.betslip__price > *')).toEqual(['Odds changed', '1.80', '1.75']);
  more().focus();
  await pass(10_000);
  expect(document.activeElement).toBe(more());
});

test('buttons stay in the page while odds move and a match begins', async () => {
  stopClock();
  const moved = { home: 145, draw: 310, away: 260 };
  const begun = { progress: { minute: 3, shown: [1, 0] } };
  const other = { competition: 'Harbour League' };
  const { stage, box, price } = open(
    { fixtures: [match('a', other), match('b'), match('c')], now },
    {},
    'EN',
    {
      now,
      fixtures: [
        match('d', begun),
        match('b', { ...begun, odds: moved }),
        match('a', { ...other, odds: moved }),
      ],
    },
  );
  const [held, following] = [price(0, 'home'), price(1, 'home')];
  price(0, 'away').click();
  following.click();
  const remove = box.querySelectorAll<HTMLElement>('.betslip__remove')[1]!;
  remove.focus();
  await pass(10_000);
  expect(textsOf(stage, '.league__name, .league__count')).toEqual([
    'Coastal Lantern Cup',
    '2',
    'Harbour League',
    '1',
  ]);
  expect([price(2, 'home') === held, price(1, 'home') === following]).toEqual([true, true]);
  expect(textsOf(held, '.price__odds')).toEqual(['1.45']);
  expect(textsOf(stage.querySelectorAll('.match-card')[1]!, '.side-row__score')).toEqual(['1', '–']);
  expect(following.closest('.match-card')!.classList).toContain('match-card--live');
  expect(document.activeElement).toBe(remove);
  remove.click();
  expect(selectionsIn(box)).toEqual(['United', 'Match result · Albion – United']);
});

test('a market with other names has other buttons, and one that ended is gone', async () => {
  stopClock();
  const raised = { ...total, outcomes: total.outcomes.map((one) => ({ ...one, name: `${one.name} more` })) };
  const answers = [[match('a', { markets: [raised] })], [match('a')]];
  const { stage } = open({ fixtures: [match('a', { markets: [total] })], now }, {}, 'EN', {
    now,
    get fixtures() {
      return answers.shift();
    },
  });
  stage.querySelector<HTMLElement>('.match-card__more')!.click();
  const over = () => stage.querySelector<HTMLElement>('[data-market=total][data-outcome=over]');
  const before = over()!;
  before.focus();
  await pass(10_000);
  expect(before.isConnected).toBe(false);
  expect(textsOf(over()!, '.price__name')).toEqual(['Over 2.5 more']);
  expect(document.activeElement).toBe(over());
  await pass(10_000);
  expect([over(), stage.querySelector('.match-card__more')]).toEqual([null, null]);
  expect(stage.querySelector<HTMLElement>('.match-card__markets')!.hidden).toBe(true);
});

test('selections of one match are singles, and an accumulator of them is refused with a message', () => {
  const { game, box, stage } = open({ fixtures: [match('a', { markets: [total] }), match('b')], now });
  const press = (key: string) => stage.querySelector<HTMLElement>(key)!.click();
  press('[data-market=result][data-outcome=home]');
  press('[data-market=total][data-outcome=over]');
  expect(game.bets()).toHaveLength(2);
  const problem = () => box.querySelector('.betslip__problem')!.textContent;
  expect([game.ready(), problem()]).toEqual([true, '']);
  box.querySelectorAll<HTMLInputElement>('[type=radio]')[1]!.click();
  expect(game.ready()).toBe(false);
  expect(problem()).toContain('one selection of each match');
  expect(textsOf(box, 'dd')).toEqual(['€1.00', '–', '–']);
  // Another selection of the same market replaces the first.
  press('[data-market=total][data-outcome=under]');
  expect(selectionsIn(box)).toContain('Under 2.5');
  press('[data-market=total][data-outcome=under]');
  stage.querySelectorAll<HTMLElement>('.match-card')[1]!.querySelector<HTMLElement>('.price')!.click();
  expect([game.ready(), problem(), ...textsOf(box, 'dd')]).toEqual([true, '', '€1.00', '2.25', '€2.25']);
});

test('selections that waited are in the slip with their moved odds, and each change is kept', () => {
  const kept: object[] = [];
  const selections = [
    { fixture: 'a', market: 'total', outcome: 'over', odds: 200 },
    { fixture: 'ended', market: 'result', outcome: 'home', odds: 150 },
  ];
  const { box, stage } = open(
    { fixtures: [match('a', { markets: [total] }), match('b')], now, selections },
    { match: 'b', outcome: 'draw' },
    'EN',
    undefined,
    (picks) => kept.push(picks),
  );
  expect(selectionsIn(box)).toEqual([
    'Over 2.5',
    'Total goals · Albion – United',
    'Draw',
    'Match result · Albion – United',
  ]);
  expect(textsOf(box, '.betslip__price')[0]).toBe('Odds changed 2.00 1.90');
  const both = [
    { fixture: 'a', market: 'total', outcome: 'over', odds: 190 },
    { fixture: 'b', market: 'result', outcome: 'draw', odds: 300 },
  ];
  expect(kept).toEqual([both]);
  stage.querySelector<HTMLElement>('[data-market=total][data-outcome=over]')!.click();
  expect(kept.at(-1)).toEqual([both[1]]);
  box.querySelector<HTMLElement>('.betslip__clear')!.click();
  expect(kept.at(-1)).toEqual([]);
});

test('a sport can be chosen where there are several, in the order of the gateway', () => {
  const tennis = { sport: 'tennis', sportName: 'Tennis', home: 'A. Calden' };
  const football = { code: 'football', name: 'Football' };
  const sports = [football, { code: 'tennis', name: 'Tennis' }];
  const { stage } = open({ fixtures: [match('t', tennis), match('a')], sports, now });
  const buttons = Array.from(stage.querySelectorAll<HTMLElement>('.sports-filter__one'));
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['All', 'Football', 'Tennis']);
  buttons[2]!.click();
  expect(textsOf(stage, '.board .side-row__name')).toEqual(['A. Calden', 'United']);
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
  expect(
    open({ fixtures: [match('a')], sports: [football], now }).stage.querySelector('.sports-filter'),
  ).toBeNull();
});

test.each(['dark', 'light'])(
  'texts in any accent are readable in the %s theme, and so are those on it',
  (theme) => {
    const colour = (rgb: string): Colour => {
      const [red = 0, green = 0, blue = 0] = rgb.match(/\d+/g)!.map((part) => Number(part) / 255);
      return [red, green, blue];
    };
    const grounds = (theme === 'dark' ? ['#0d0f14', '#1a1f2a', '#262c38'] : ['#ffffff', '#f3f4f7']).map(
      parseHex,
    );
    for (const hex of [
      '#e8b75a',
      '#2563eb',
      '#0f5f3f',
      '#7a1f3d',
      '#000000',
      '#ffffff',
      '#808080',
      '#ffff00',
    ]) {
      const colours = accentColours(hex, theme);
      const [accent, shine, text, on] = ['accent', 'accent-shine', 'accent-2', 'on-accent'].map((name) =>
        colour(colours[name]),
      );
      const tint = mix(grounds[1]!, accent!, 0.17);
      expect(hasContrast(text!, [...grounds, tint], 4.5), `${hex} text`).toBe(true);
      expect(hasContrast(on!, [accent!, shine!], 4.5), `on ${hex}`).toBe(true);
    }
  },
);

test('a slip has as many outcomes as the gateway takes', () => {
  const fixtures = ['a', 'b', 'c'].map((id) => match(id));
  const { box, price } = open({ fixtures, now, most: { picks: 2, odds: 400 } });
  for (const place of [0, 1, 2]) price(place, 'away').click();
  expect(textsOf(box, '.betslip__title, .betslip__odds')).toEqual(['Your slip (2/2)', '2.50', '2.50']);
  box.querySelectorAll<HTMLInputElement>('[type=radio]')[1]!.click();
  // Their odds are limited too.
  expect(textsOf(box, 'dd')).toEqual(['€1.00', '4.00', '€4.00']);
});

test('a stake is typed, and one that the game does not take is refused before it is sent', () => {
  const { game, box, field, price } = open({ fixtures: [match('a')], now });
  price(0, 'draw').click();
  const type = (value: string) => fireEvent.input(field, { target: { value } });
  const state = () => [game.ready(), field.getAttribute('aria-invalid'), ...textsOf(box, 'dd')];
  type('1,75');
  expect(state()).toEqual([true, 'false', '€1.75', '€5.25']);
  expect(game.bets()[0].bet).toBe(175);
  type('۲٫۲۵');
  expect(game.bets()[0].bet).toBe(225);
  for (const text of ['', 'x', '0.99', '2.51', '-1', '1.755', '1e2']) {
    type(text);
    expect(state(), text).toEqual([false, 'true', '€1.00 – €2.50', '–']);
  }
  game.onStake(0, false);
  expect(field.value).toBe('1e2');
  game.onStake(1, false);
  expect([field.value, ...state()]).toEqual(['€2.50', true, 'false', '€2.50', '€7.50']);
});

test('the stake is an amount, and a plain number while it is typed', () => {
  const { field } = open({ fixtures: [match('a')], now });
  document.body.append(field);
  expect(field.value).toBe('€1.00');
  field.focus();
  expect(field.value).toBe('1');
  fireEvent.input(field, { target: { value: '1.5' } });
  field.blur();
  expect(field.value).toBe('€1.50');
  field.focus();
  fireEvent.input(field, { target: { value: '1.5x' } });
  field.blur();
  expect(field.value).toBe('1.5x');
  field.remove();
});

test('a second press and the clear button empty the slip', () => {
  const { stage, game, box, price } = open({ fixtures: [match('a')], now });
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
  const { stage, game, price } = open(
    { fixtures: [match('a'), match('b', { home: 'Rovers' })], now },
    { match: 'b', outcome: 'away' },
    'UR',
  );
  expect(textsOf(stage, '.board .side-row__name')[0]).toBe('Rovers');
  expect([price(0, 'away').getAttribute('aria-pressed'), game.bets()[0].picks]).toEqual([
    'true',
    [{ fixture: 'b', market: 'result', outcome: 'away', odds: 250 }],
  ]);
  expect(game.label).toBe('شرط لگائیں');
  // It no longer asks for an outcome.
  expect(game.hint).not.toBe(open({ fixtures: [match('a')], now }, {}, 'UR').game.hint);
});

test('a match shows a score only where there is one, and a dash for a side that has not played', () => {
  const live = (shown: [string, string]) => ({ progress: { shown, minute: 12 } });
  const fixtures = [
    match('a', live(['0', '1'])),
    match('b', live(['120/6', ''])),
    match('c', live(['', ''])),
    match('d'),
  ];
  const { stage } = open({ fixtures, now });
  const scores = Array.from(stage.querySelectorAll('.match-card'), (card) =>
    textsOf(card, '.side-row__score'),
  );
  expect(scores).toEqual([['0', '1'], ['120/6', '–'], [], []]);
});

test('a side has the crest of the site’s list', () => {
  const namesOf = Object.values(sides).flat();
  const shapes = (svg: Element) =>
    Array.from(svg.children, (shape) => [shape.getAttribute('d'), shape.getAttribute('fill')]);
  for (const name of namesOf.slice(0, 60)) {
    const { container, unmount } = render(<SideCrest name={name} />);
    expect(shapes(crest(name)), name).toEqual(shapes(container.querySelector('svg')!));
    unmount();
  }
});

test('all sides of a sport have different crests', () => {
  const { cockfight: _, ...sports } = sides;
  for (const [sport, names] of Object.entries(sports))
    expect(new Set(names.map((name) => crest(name).innerHTML)).size, sport).toBe(names.length);
});

test('outcomes have the signs of the site’s list and the names of their sides', () => {
  const { price } = open({ fixtures: [match('a')], now });
  expect(textsOf(price(0, 'home'), 'small, .out-of-sight')).toEqual(['1', 'Albion ']);
  expect(textsOf(price(0, 'draw'), 'small, .out-of-sight')).toEqual(['X', 'Draw ']);
});

test('a match of another day has the site’s format of times', () => {
  const { stage } = open({ fixtures: [match('a', { startsAt: now + 2 * 86_400_000 })], now }, {}, 'TY');
  const format = new Intl.DateTimeFormat(['ty', 'fr-PF', 'fr'], {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  expect(textsOf(stage, 'time')).toEqual([format.format(now + 2 * 86_400_000)]);
});

test('changed odds are shown and sent with the next bet, which accepts them', async () => {
  const { game, box, price } = open({ fixtures: [match('a'), match('b')], now });
  price(1, 'away').click();
  expect(game.bets()[0].picks).toMatchObject([{ odds: 250 }]);
  const served = { now, fixtures: [match('b', { odds: { home: 180, draw: 300, away: 220 } })] };
  await expect(game.show(Promise.resolve(served))).rejects.toMatchObject({ code: 'odds.changed' });
  expect(textsOf(box, '.betslip__price > *')).toEqual(['Odds changed', '2.50', '2.20']);
  expect([game.ready(), game.bets()[0].picks[0].odds]).toEqual([true, 220]);
});

test('matches of an open game stay current, with the focus and the chosen outcome', async () => {
  stopClock();
  const live = (score: string, home: number) =>
    match('b', { progress: { shown: [score, '0'], minute: 12 }, odds: { home, draw: 300, away: 250 } });
  const served = { now, fixtures: [live('1', 120), match('a')] };
  const { box, stage, price, asked } = open(
    { fixtures: [live('0', 150), match('a')], now, language: 'EN' },
    {},
    'EN',
    served,
  );
  price(0, 'home').click();
  price(0, 'home').focus();
  await pass(10_000);
  expect(asked).toEqual([['draw', { language: 'EN' }]]);
  expect(textsOf(stage, '.side-row__score')).toEqual(['1', '0']);
  expect(document.activeElement).toBe(price(0, 'home'));
  expect(textsOf(box, '.betslip__price > *')).toEqual(['Odds changed', '1.50', '1.20']);
});

test('an open game reads the matches at the same times as the site’s list', async () => {
  stopClock(now);
  const at = now + 3_000;
  const { asked } = open({ fixtures: [match('a')], now: at }, {}, 'EN', { now: at, fixtures: [match('a')] });
  await pass(6_999);
  expect(asked).toHaveLength(0);
  await pass(1);
  expect(asked).toHaveLength(1);
  await pass(20_000);
  expect(asked).toHaveLength(3);
});

test('a match without bets has no buttons to press and leaves the slip', async () => {
  const { game, stage, price } = open({ fixtures: [match('a')], now });
  price(0, 'home').click();
  const suspended = match('a', { progress: { shown: ['1', '0'], minute: 3, isSuspended: true } });
  const answer = Promise.resolve({ now, fixtures: [suspended] });
  await expect(game.show(answer)).rejects.toMatchObject({ code: 'odds.closed' });
  expect(game.ready()).toBe(false);
  expect(textsOf(stage, '.match-card__suspended')).toEqual(['Suspended']);
  expect(stage.querySelectorAll('.price:enabled')).toHaveLength(0);
});

test('a live bet shows the current score until it is settled, and its win then', async () => {
  stopClock();
  const pick = {
    home: 'Albion',
    away: 'United',
    outcome: 'home',
    odds: 150,
    state: 'open',
    startsAt: now,
    shown: ['1', '0'],
    minute: 88,
    period: '',
  };
  const bet = { reference: 'R1', odds: 150, bet: 100, win: 0, open: true, picks: [pick] };
  const ended = { ...pick, state: 'won', shown: ['2', '0'] };
  const settled = { ...bet, open: false, win: 150, picks: [ended] };
  const served = { now, fixtures: [match('a')], bets: [settled], balance: 5_150 };
  const { stage, news } = open({ fixtures: [match('a')], bets: [bet], now }, {}, 'EN', served);
  const texts = () =>
    textsOf(stage, '.receipt__status, .receipt__title, .receipt .side-row__score, .receipt dd');
  expect(texts()).toEqual(['Open', 'Score · 88′', '1', '0', '€1.00', '€1.50', 'R1']);
  await pass(10_000);
  expect(texts()).toEqual(['Won', 'Final score', '2', '0', '€1.00', '€1.50', 'R1']);
  expect(news).toEqual([[5_150, 150, 100]]);
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { dropResources } from '../../../src/gateway/cache/resource.ts';
import { launchGame, launchTrialGame } from '../../../src/gateway/endpoints/launch.ts';
import { getMatches } from '../../../src/gateway/endpoints/matches.ts';
import { loadMessages, switchLanguage } from '../../../src/i18n/language.ts';
import { pages } from '../../../src/pages/entries.ts';
import { platform } from '../../../src/platform/platform.ts';
import { routeAt } from '../../../src/routes/routes.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { show } from '../../support/show.tsx';
import { sourceMessages, type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { waitStill } from '../../support/wait-still.ts';

const NOON = Date.parse('2026-11-26T12:00:00');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let here: TestEnvironment;

beforeEach(async () => {
  // A cached read would keep the pace of the test before.
  dropResources();
  here = await testEnvironment({ clock: () => NOON });
  $status.forget();
  await loadMessages(['centre', 'sports']);
  await import('../../../src/features/sports/match-board.tsx');
});

const match = (more: object) => ({
  id: 'm1',
  vassalage: 'TOUCHL',
  sport: 'football',
  competition: 'Lantern Cup',
  home: 'Calden City',
  away: 'Dunmere Town',
  startsAt: NOON + HOUR,
  odds: { home: 2.1, draw: 3.4, away: 3.25 },
  ...more,
});

/** Has the gateway answer with these matches. */
function serve(...matches: object[]): void {
  here.gateway.faults!.rewrite('getMatches', (value, query) => ({
    ...value,
    matches: matches.filter(
      (one) => !query.get('sport') || (one as { sport: string }).sport === query.get('sport'),
    ),
  }));
}

async function openPage(address: string) {
  here.platform.here = () => address;
  history.replaceState(null, '', address);
  const name = routeAt(address)!;
  await loadMessages(pages[name].areas ?? []);
  const { default: Page } = await pages[name].load();
  return show(<Page />);
}
const openSports = () => openPage('/m/sport-games');
const board = () => screen.queryByRole('region', { name: 'Matches' });
const shown = () => screen.findByRole('region', { name: 'Matches' });
const cards = () => [...document.querySelectorAll('.match')];
const vendors = () => document.querySelectorAll('.vendor-tile').length;
const groups = () =>
  [...document.querySelectorAll('.match-board section')].map((group) => [
    group.querySelector('h2')!.textContent,
    group.querySelectorAll('.match').length,
  ]);

test('the page of sports begins with live matches, then those of each day, above the studios', async () => {
  serve(
    match({ id: 'c', startsAt: NOON + 2 * DAY }),
    match({ id: 'a', isLive: true, minute: 67, homeScore: 2, awayScore: '1', startsAt: NOON - HOUR }),
    match({ id: 'b' }),
    match({ id: 'd', startsAt: NOON + DAY }),
  );
  await openSports();
  await shown();
  expect(groups()).toEqual([
    ['Live now', 1],
    ['Today', 1],
    ['Tomorrow', 1],
    ['Saturday, November 28', 1],
  ]);
  expect(cards()[0]!.textContent).toMatch(/Live · 67 min Calden City 2Dunmere Town 1/);
  expect(cards()[1]!.textContent).toContain('1:00');
  expect(vendors()).toBe(4);
  const tile = document.querySelector('.vendor-tile')!;
  expect(board()!.compareDocumentPosition(tile)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a side without a score has a dash next to that of the other, and no sides of a sport without scores', async () => {
  const cricket = { sport: 'cricket', isLive: true, startsAt: NOON - HOUR };
  serve(match({ ...cricket, id: 'a', homeScore: '150/10' }), match({ ...cricket, id: 'b' }));
  await openSports();
  await shown();
  const scores = cards().map((card) =>
    Array.from(card.querySelectorAll('.match__score'), ({ textContent }) => textContent),
  );
  expect(scores).toEqual([['150/10', '–'], []]);
});

const leagues = () =>
  [...document.querySelectorAll('.league')].map((league) => [
    league.querySelector('.league__title')?.textContent,
    Array.from(league.querySelectorAll('.match__name'), ({ textContent }) => textContent).filter(
      (_, index) => index % 2 === 0,
    ),
  ]);

test('matches of a day are in leagues by sport, with the number of their matches', async () => {
  const tennis = { sport: 'tennis', competition: 'Harbour Open' };
  serve(
    match({ id: 'a', home: 'A' }),
    match({ id: 'b', home: 'B', startsAt: NOON + 2 * HOUR, ...tennis }),
    match({ id: 'c', home: 'C', startsAt: NOON + 3 * HOUR, competition: 'Second Division' }),
    match({ id: 'd', home: 'D', startsAt: NOON + 4 * HOUR }),
    match({ id: 'e', home: 'E', isLive: true, startsAt: NOON - HOUR }),
  );
  await openSports();
  await shown();
  expect(leagues()).toEqual([
    ['Football Lantern Cup 1', ['E']],
    ['Football Lantern Cup 2', ['A', 'D']],
    ['Football Second Division 1', ['C']],
    ['Tennis Harbour Open 1', ['B']],
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

test('matches without a league have no heading, and those without further markets no link to them', async () => {
  serve(match({ competition: undefined }));
  await openSports();
  await shown();
  expect(leagues()).toEqual([[undefined, ['Calden City']]]);
  expect(document.querySelector('.odd--more')).toBeNull();
});

test('a link with the number of further markets leads to the match', async () => {
  await here.signIn();
  serve(match({ moreMarkets: 3 }));
  await openSports();
  await shown();
  const link = screen.getByRole('link', { name: 'More markets: 3' });
  expect(link.textContent).toContain('+3');
  expect(link.getAttribute('href')).toBe('/m/sportsGame?vassalage=TOUCHL&match=m1');
});

test('the page of e-sports begins with the matches of its vendors, which sports do not show', async () => {
  const maps = { vassalage: 'LANE5', sport: 'esports', home: 'Calden Foxes' };
  serve(match({ id: 'a' }), match({ id: 'b', ...maps }));
  const { unmount } = await openPage('/m/esport-games');
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards()[0]!.textContent).toContain('Calden Foxes');
  expect(vendors()).toBe(3);
  const asked = here.sentTo(getMatches)[0]!.query.get('vassalages')!.split(',');
  expect(asked.sort()).toEqual(['IMES', 'LANE5', 'LASTLANE']);
  await unmount();
  await openSports();
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards()[0]!.textContent).toContain('Calden City');
});

test('the page of cockfights begins with the fights of its vendor', async () => {
  serve(match({ id: 'a' }), match({ id: 'b', vassalage: 'SV3', sport: 'cockfight', home: 'Calden Red' }));
  await openPage('/m/gameList?gameType=COCKFIGHT&vassalage=ALL');
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards()[0]!.textContent).toContain('Calden Red');
  expect(vendors()).toBe(1);
  // As in the game.
  const labels = Array.from(document.querySelectorAll('.odd__label'), (label) => label.textContent);
  expect(labels).toEqual(['Meron', 'Draw', 'Wala']);
  const coloured = ['.odd--home', '.odd--draw', '.odd--away'].map(
    (one) => document.querySelectorAll(one).length,
  );
  expect(coloured).toEqual([1, 1, 1]);
  expect(document.querySelectorAll('.match__side .side-crest')).toHaveLength(2);
});

test('every odd is a link with the team and the odd in its name, in a group named after the match', async () => {
  serve(
    match({}),
    match({ id: 'm2', home: 'A. Calden', away: 'B. Oakmere', odds: { home: 1.5, away: 2.5 } }),
  );
  await openSports();
  await shown();
  const name = (text: string) => text.replace(/[\u2068\u2069]/g, '');
  const named = within(screen.getByRole('group', { name: /Calden City.* against .*Dunmere Town/ }))
    .getAllByRole('link')
    .map((link) => name(link.querySelector('.visually-hidden')!.textContent));
  expect(named).toEqual([
    'Calden City to win, odds 2.10',
    'Draw, odds 3.40',
    'Dunmere Town to win, odds 3.25',
  ]);
  const other = screen.getByRole('group', { name: /A. Calden/ });
  expect(within(other).getAllByRole('link')).toHaveLength(2);
});

test('names and odds keep their direction in an Urdu page', async () => {
  serve(match({ isLive: true, period: 'Set 2', homeScore: 1, awayScore: 0 }));
  await switchLanguage('UR', sourceMessages);
  await openSports();
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect([...document.querySelectorAll('.league__title bdi')].map((part) => part.textContent)).toEqual([
    'فٹ بال',
    'Lantern Cup',
    '1',
  ]);
  expect([...cards()[0]!.querySelectorAll('bdi')].map((part) => part.textContent)).toEqual([
    'Set 2',
    'Calden City',
    '1',
    'Dunmere Town',
    '0',
    '2.10',
    '3.40',
    '3.25',
  ]);
  expect(screen.getByRole('link', { name: /\u2068Calden City\u2069.*\u20682.10\u2069/ })).toBeTruthy();
});

describe('the page has no matches', () => {
  const same = async () => {
    await waitFor(() => expect(vendors()).toBe(4));
    await waitFor(() => expect(document.querySelector('.match-board, [aria-busy="true"]')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(here.seen.reported).toEqual([]);
  };

  test('when the gateway does not have the flag, and then nothing is requested', async () => {
    here.gateway.switches.whitelabel = { MATCHES3: false };
    $status.forget();
    await openSports();
    await same();
    expect($status.get().state).toBe('ready');
    expect(here.sentTo(getMatches)).toEqual([]);
  });

  test('when there are no matches', async () => {
    serve();
    await openSports();
    await waitFor(() => expect(here.sentTo(getMatches)).toHaveLength(1));
    await same();
  });

  test('when the gateway does not know the call, which is not made again', async () => {
    stopClock(NOON);
    const request = here.gateway.app.request.bind(here.gateway.app);
    vi.spyOn(here.gateway.app, 'request').mockImplementation(async (input, ...rest) =>
      new URL((input as Request).url).pathname === getMatches.path
        ? Response.json({ success: false, errorCode: 'not.found' }, { status: 404 })
        : request(input, ...rest),
    );
    await openSports();
    await waitStill(() => expect(here.sentTo(getMatches)).toHaveLength(1));
    await waitStill(() => expect(document.querySelector('.match-board, [aria-busy="true"]')).toBeNull());
    await act(() => pass(60_000));
    expect(here.sentTo(getMatches)).toHaveLength(1);
    expect(vendors()).toBe(4);
    expect(here.seen.reported).toEqual([]);
  });

  test('when no match is of a vendor of the lobby', async () => {
    serve(match({ vassalage: 'NOBODY' }));
    await openSports();
    await waitFor(() => expect(here.sentTo(getMatches)).toHaveLength(1));
    await same();
  });
});

test('a failed read shows an error above the studios, and a retry brings the matches', async () => {
  here.gateway.faults!.set({ endpoint: 'getMatches', malformed: 'wrong-shape' });
  await openSports();
  const alert = await screen.findByRole('alert');
  expect(vendors()).toBe(4);
  here.gateway.faults!.clear();
  await user.click(within(alert).getByRole('button'));
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a tap asks a visitor to log in and then leads to the match; a member goes there at once', async () => {
  serve(match({ id: 'm/7' }));
  await openSports();
  await shown();
  const odd = () => screen.getByRole('link', { name: /Dunmere Town.* to win/ });
  expect(odd().getAttribute('href')).toBe('/m/sportsGame?vassalage=TOUCHL&match=m%2F7&outcome=away');
  expect(fireEvent.click(odd())).toBe(false);
  expect(here.seen.navigated.at(-1)!.address).toBe(
    '/m/login?from=%2Fm%2FsportsGame%3Fvassalage%3DTOUCHL%26match%3Dm%252F7%26outcome%3Daway',
  );
  await act(() => here.signIn());
  const before = here.seen.navigated.length;
  expect(fireEvent.click(odd())).toBe(true);
  expect(here.seen.navigated).toHaveLength(before);
});

test('the sports of a vendor are launched at the match and the outcome in the address', async () => {
  await here.signIn();
  await openPage('/m/sportsGame?vassalage=TOUCHL&match=m1&outcome=draw');
  await waitFor(() => expect(here.sentTo(launchGame)).toHaveLength(1));
  const { query } = here.sentTo(launchGame)[0]!;
  expect([query.get('accountType'), query.get('matchId'), query.get('outcome')]).toEqual([
    'TOUCHL',
    'm1',
    'draw',
  ]);
});

test('sports are launched with the scheme and the accent of the page', async () => {
  const { style } = document.documentElement;
  style.setProperty('color-scheme', 'light');
  style.setProperty('--accent', '#2563eb');
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  await openPage('/m/sportsGame?vassalage=TOUCHL');
  await waitFor(() => expect(here.sentTo(launchTrialGame)).toHaveLength(1));
  const { query } = here.sentTo(launchTrialGame)[0]!;
  expect([query.get('theme'), query.get('accent')]).toEqual(['light', '#2563eb']);
});

test('the sports of a name that no vendor has keep the title of sports, inherited names too', async () => {
  await openPage('/m/sportsGame?vassalage=constructor');
  await screen.findByText('This studio has no sports right now.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sports');
});

test('the sports of a vendor without a match are launched as before', async () => {
  await openPage('/m/sportsGame?vassalage=TOUCHL');
  await waitFor(() => expect(here.sentTo(launchTrialGame)).toHaveLength(1));
  expect(here.sentTo(launchTrialGame)[0]!.query.has('matchId')).toBe(false);
});

describe('a refresh', () => {
  const value = () => document.querySelector<HTMLElement>('.odd')!;
  const reload = async (...matches: object[]) => {
    serve(...matches);
    await act(() => pass(10_000));
    await waitStill(() => expect(here.sentTo(getMatches).length).toBeGreaterThan(1));
  };
  const opened = async () => {
    stopClock(NOON);
    serve(match({}));
    await openSports();
    await waitStill(() => expect(cards()).toHaveLength(1));
  };

  test('marks a changed odd by an arrow for four seconds, in the same element', async () => {
    await opened();
    const element = value();
    element.focus();
    await reload(match({ odds: { home: 2.25, draw: 3.4, away: 3.1 } }));
    await waitStill(() => expect(value().className).toBe('odd odd--up'));
    expect(value()).toBe(element);
    expect(document.activeElement).toBe(element);
    expect([...document.querySelectorAll('.odd')].map(({ className }) => className)).toEqual([
      'odd odd--up',
      'odd',
      'odd odd--down',
    ]);
    await act(() => pass(3_999));
    expect(value().className).toBe('odd odd--up');
    await act(() => pass(1));
    expect(value().className).toBe('odd');
  });

  test('marks nothing with reduced motion', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (query) =>
        ({ matches: query.includes('reduce'), addEventListener() {}, removeEventListener() {} }) as never,
    );
    await opened();
    await reload(match({ odds: { home: 2.25, draw: 3.4, away: 3.1 } }));
    await waitStill(() => expect(value().textContent).toContain('2.25'));
    expect(document.querySelector('.odd--up, .odd--down')).toBeNull();
  });

  test('shows a suspended match as such, and its links keep the focus', async () => {
    await opened();
    value().focus();
    await reload(match({ isSuspended: true }));
    await waitStill(() => expect(cards()[0]!.textContent).toContain('Suspended'));
    expect(document.activeElement).toBe(value());
    expect(value().textContent).toMatch(/Calden City.* to win, no bets right now/);
    expect(value().getAttribute('href')).not.toContain('outcome');
    expect(cards()[0]!.textContent).not.toContain('2.10');
  });

  test('follows the steps of the gateway, whenever the page was opened', async () => {
    stopClock(NOON + 3_000);
    vi.spyOn(platform(), 'now').mockImplementation(() => Date.now());
    serve(match({}));
    await openSports();
    await waitStill(() => expect(value().textContent).toContain('2.10'));
    await act(() => pass(6_900));
    expect(here.sentTo(getMatches)).toHaveLength(1);
    await act(() => pass(100));
    await waitStill(() => expect(here.sentTo(getMatches)).toHaveLength(2));
  });

  test('waits while the page is hidden', async () => {
    await opened();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(() => pass(60_000));
    expect(here.sentTo(getMatches)).toHaveLength(1);
    hidden.mockReturnValue(false);
    await act(async () => void dispatchEvent(new Event('visibilitychange')));
    await waitStill(() => expect(here.sentTo(getMatches)).toHaveLength(2));
  });
});

test('a list of 20,000 matches shows the first twelve, and more on request with the focus on the next', async () => {
  serve(...Array.from({ length: 20_000 }, (_, index) => match({ id: `m${index}`, home: `Team ${index}` })));
  await openSports();
  await shown();
  expect(cards()).toHaveLength(12);
  expect(Number(here.sentTo(getMatches)[0]!.query.get('size'))).toBeLessThanOrEqual(100);
  await user.click(screen.getByRole('button', { name: 'More matches' }));
  expect(cards()).toHaveLength(24);
  expect(document.activeElement!.textContent).toContain('Team 12');
});

test('more matches join their leagues and their numbers, with the focus on the first of them', async () => {
  const other = { sport: 'tennis', competition: 'Harbour Open' };
  const at = (index: number) => ({ id: `m${index}`, home: `Team ${index}`, startsAt: NOON + index * 60_000 });
  serve(...Array.from({ length: 16 }, (_, index) => match({ ...at(index), ...(index % 2 && other) })));
  await openSports();
  await shown();
  const counts = () => leagues().map(([title, homes]) => [title, homes!.length]);
  expect(counts()).toEqual([
    ['Football Lantern Cup 6', 6],
    ['Tennis Harbour Open 6', 6],
  ]);
  await user.click(screen.getByRole('button', { name: 'More matches' }));
  expect(counts()).toEqual([
    ['Football Lantern Cup 8', 8],
    ['Tennis Harbour Open 8', 8],
  ]);
  expect(document.activeElement!.textContent).toContain('Team 12');
});

test('a sport filters the matches, which stay until the others are there', async () => {
  serve(match({}), match({ id: 't', sport: 'tennis', home: 'P. Calden' }));
  await openSports();
  await shown();
  const held = here.gateway.faults!.hold('getMatches', { sport: 'tennis' });
  await user.click(screen.getByRole('button', { name: 'Tennis' }));
  await act(() => held.reached);
  expect(cards()).toHaveLength(2);
  held.release();
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards()[0]!.textContent).toContain('P. Calden');
  expect(screen.getByRole('button', { name: 'Tennis' }).getAttribute('aria-pressed')).toBe('true');
});

test('a search for a studio hides the matches, and a cleared one shows them again', async () => {
  serve(match({}));
  await openSports();
  await shown();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(await screen.findByRole('searchbox'), 'touch');
  await waitFor(() => expect(vendors()).toBe(1));
  expect(cards()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(cards()).toHaveLength(1));
});

test('a side has the same crest in all its matches', async () => {
  serve(match({}), match({ id: 'm2', home: 'Port Sabel', away: 'Calden City' }));
  await openSports();
  await shown();
  const crests = [...document.querySelectorAll('.match__side')].map((side) => [
    side.querySelector('bdi')!.textContent,
    side.querySelector('svg')!.innerHTML,
  ]);
  expect(crests.map(([name]) => name)).toEqual(['Calden City', 'Dunmere Town', 'Port Sabel', 'Calden City']);
  expect(crests[0]![1]).toBe(crests[3]![1]);
  expect(new Set(crests.map(([, crest]) => crest)).size).toBe(3);
});

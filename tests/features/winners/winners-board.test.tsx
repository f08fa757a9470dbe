import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { winners } from '../../../src/features/winners/winners.ts';
import { WinnersBoard } from '../../../src/features/winners/winners-board.tsx';
import { getWinners, type Winner } from '../../../src/gateway/endpoints/winners.ts';
import { chooseLanguage, switchLanguage } from '../../../src/i18n/language.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { inView } from '../../support/in-view.ts';
import { show } from '../../support/show.tsx';
import { sourceMessages, type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

let here: TestEnvironment;
const played: Winner[] = [];

const board = (limit = 20) => (
  <WinnersBoard merchantCode="foyer" currency="INR" limit={limit} onPlay={(winner) => played.push(winner)} />
);
const region = () => screen.getByRole('region', { name: 'Latest big wins' });
/** Returns the entries without the copies. */
const rows = async (count: number) => {
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count));
  return screen.getAllByRole('listitem').map((row) => within(row).getByRole('button'));
};
const copies = () =>
  screen.queryAllByRole('listitem', { hidden: true }).filter((row) => row.hasAttribute('aria-hidden'));
const AMOUNT = /₹[\d,]+\.\d\d$/;

beforeEach(async () => {
  played.length = 0;
  here = await testEnvironment();
});
afterEach(() => {
  cleanup();
  // Removes the store, which would refetch in the next test with this limit.
  cleanStores(winners({ merchantCode: 'foyer', language: 'EN', limit: 1 }));
});

test('shows twenty wins, largest first, with game, winner, time and amount', { tags: ['WB-1'] }, async () => {
  await show(board());
  const entries = await rows(20);
  const { query } = here.sentTo(getWinners)[0]!;
  expect(Object.fromEntries(query)).toEqual({
    merchantCode: 'foyer',
    gameCategory: 'ALL',
    language: 'EN',
    limitNum: '20',
  });
  const amounts = entries.map((row) => Number(AMOUNT.exec(row.textContent)![0].replace(/[^\d.]/g, '')));
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  const first = within(entries[0]!);
  first.getByText(/\bago\b/);
  first.getByText(AMOUNT);
  first.getByRole('presentation');
});

test("a tap launches the entry's game", { tags: ['WB-1'] }, async () => {
  await show(board());
  const entries = await rows(20);
  await user.click(entries[2]!);
  expect(played).toHaveLength(1);
  within(entries[2]!).getByText(played[0]!.gameName);
  expect(played[0]!.nodeId).not.toBe('');
});

test('scrolls above six entries, can be paused, and hides its copies from assistive technology', {
  tags: ['WB-1'],
}, async () => {
  await show(board());
  await rows(20);
  expect(copies()).toHaveLength(6);
  for (const copy of copies()) {
    expect(within(copy).getByRole('button', { hidden: true }).tabIndex).toBe(-1);
  }
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  screen.getByRole('button', { name: 'Play' });
  // Whether it moves is decided in the stylesheet.
  expect(region().classList).toContain('winners--still');
});

test('six entries do not scroll, but can be paused, because others replace them', {
  tags: ['WB-1'],
}, async () => {
  await show(board(6));
  await rows(6);
  expect(copies()).toEqual([]);
  screen.getByRole('button', { name: 'Pause' });
});

test('boards of several lengths share one request with the highest limit', {
  tags: ['WB-1', 'EM-1'],
}, async () => {
  await show(
    <>
      {board(3)}
      {board(8)}
      {board(5)}
    </>,
  );
  await rows(16);
  const limits = () => here.sentTo(getWinners).map(({ query }) => Number(query.get('limitNum')));
  // Another test's board may have had a higher limit.
  expect(limits()).toEqual([expect.toSatisfy((limit) => limit >= 8)]);
  await show(board(4));
  await rows(20);
  expect(limits()).toHaveLength(1);
});

test('a longer board mounted later is filled, and the shorter keeps its length', {
  tags: ['WB-1', 'EM-1'],
}, async () => {
  await show(board(3));
  await rows(3);
  await show(
    <>
      {board(3)}
      {board(9)}
    </>,
  );
  await rows(15);
});

test('a paused board sends no request, and fetches what is due on resume', {
  tags: ['WB-1', 'EM-1'],
}, async () => {
  inView(true);
  await show(board(4));
  await rows(4);
  stopClock();
  await act(() => pass(0));
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  press('Pause');
  await act(() => pass(95_000));
  expect(here.sentTo(getWinners)).toHaveLength(1);
  press('Play');
  await act(() => pass(0));
  vi.useRealTimers();
  await waitFor(() => expect(here.sentTo(getWinners)).toHaveLength(2));
});

test('a new win does not render the others again, and a duplicate shows once', {
  tags: ['WB-1', 'EM-1'],
}, async () => {
  const wins = [500, 300, 100].map((winAmount) => ({ winAmount, gameName: `Won ${winAmount}` }));
  answerWith(wins);
  await show(board());
  const before = await rows(3);
  const list = screen.getByRole('list');
  const added: Node[] = [];
  const removed: Node[] = [];
  const watcher = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      added.push(...addedNodes);
      removed.push(...removedNodes);
    }
  });
  watcher.observe(list, { childList: true, subtree: true });
  const newest = { winAmount: 900, gameName: 'Won 900' };
  vi.restoreAllMocks();
  answerWith([...wins, newest, newest]);
  await act(() => winners({ merchantCode: 'foyer', language: 'EN', limit: 20 }).reload());
  const after = await rows(4);
  watcher.disconnect();
  expect(after[0]!.textContent).toContain('Won 900');
  expect(after.slice(1)).toEqual(before);
  expect(added).toHaveLength(1);
  expect(removed).toEqual([]);
});

test('fetches again in another language', { tags: ['WB-1'] }, async () => {
  await show(board());
  await rows(20);
  await act(() => switchLanguage('UR', sourceMessages));
  await waitFor(() => expect(here.sentTo(getWinners).at(-1)!.query.get('language')).toBe('UR'));
  await rows(20);
  expect(here.sentTo(getWinners)).toHaveLength(2);
});

/** A win of each gateway. A new one may arrive at any time, so that the first is another in the next response. */
const models = new WeakMap<object, Winner>();

/** Replaces the gateway's wins. */
function answerWith(vo: Partial<Winner>[]): void {
  const app = here.gateway.app.request.bind(here.gateway.app);
  vi.spyOn(here.gateway.app, 'request').mockImplementation(async (...call: Parameters<typeof app>) => {
    if (!(call[0] instanceof Request) || !call[0].url.includes(getWinners.path)) return app(...call);
    const { value } = await (await app(...call)).json();
    const model = models.get(here.gateway) ?? value.vo[0];
    models.set(here.gateway, model);
    return Response.json({ success: true, value: { vo: vo.map((one) => ({ ...model, ...one })) } });
  });
}

test("sorts and limits a gateway's response", { tags: ['WB-1'] }, async () => {
  answerWith([5, 700, 30, 9_000, 2].map((winAmount) => ({ winAmount })));
  await show(board(4));
  const amounts = (await rows(4)).map((row) => AMOUNT.exec(row.textContent)![0]);
  expect(amounts).toEqual(['₹9,000.00', '₹700.00', '₹30.00', '₹5.00']);
});

test('an entry has icon, game, winner, time and amount', { tags: ['WB-1'] }, async () => {
  const gameTime = Date.now() - 5 * 60_000;
  answerWith([
    { gameName: 'Reef', customerName: 'pe***a', winAmount: 1_234.5, gameTime, iconUrl: '/x.webp' },
  ]);
  await show(board());
  const [row] = await rows(1);
  expect(row!.textContent).toBe('Reefpe***a · 5 min. ago₹1,234.50');
  expect(row!.querySelector('img')?.getAttribute('src')).toMatch(/\/x\.webp$/);
});

test.each([
  [6, 0],
  [7, 6],
])('of %i entries, %i are copied at the end', { tags: ['WB-1'] }, async (count, again) => {
  answerWith(Array.from({ length: count }, (_, place) => ({ winAmount: 100 - place })));
  await show(board());
  await rows(count);
  expect(copies()).toHaveLength(again);
  // The copies repeat the first entries, for a seamless loop.
  expect(copies().map((row) => AMOUNT.exec(row.textContent)![0])).toEqual(
    (await rows(count)).slice(0, again).map((row) => AMOUNT.exec(row.textContent)![0]),
  );
});

test('fetches 250 ms after the last of several language changes', { tags: ['WB-1', 'LN-1'] }, async () => {
  await show(board());
  await rows(20);
  stopClock();
  chooseLanguage('HI');
  await act(() => pass(249));
  chooseLanguage('UR');
  await act(() => pass(249));
  expect(here.sentTo(getWinners)).toHaveLength(1);
  await act(() => pass(1));
  vi.useRealTimers();
  await waitFor(() => expect(here.sentTo(getWinners)).toHaveLength(2));
  expect(here.sentTo(getWinners).at(-1)!.query.get('language')).toBe('UR');
});

test('skips invalid entries', { tags: ['WB-1'] }, async () => {
  const app = here.gateway.app.request.bind(here.gateway.app);
  vi.spyOn(here.gateway.app, 'request').mockImplementation(async (...call: Parameters<typeof app>) => {
    const answer = await app(...call);
    if (!(call[0] instanceof Request) || !call[0].url.includes(getWinners.path)) return answer;
    const { value } = await answer.json();
    const [first, second] = value.vo;
    const vo = [
      { ...second, winAmount: 'much' },
      null,
      { ...second, gameName: 7 },
      { ...first, customerName: null, iconUrl: null, gameTime: 9e15 },
      { ...second, gameTime: 'yesterday' },
    ];
    return Response.json({ success: true, value: { vo } });
  });
  await show(board());
  expect((await rows(1))[0]!.textContent).toContain('now');
});

test('shows a failure with a retry', { tags: ['WB-1'] }, async () => {
  here.gateway.faults!.set({ endpoint: 'getWinners', malformed: 'html', times: 1 });
  await show(board());
  await user.click(await screen.findByRole('button', { name: 'Loading failed, click to retry' }));
  await rows(20);
});

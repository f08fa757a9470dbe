// @vitest-environment happy-dom

import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WinnersBoard } from '../../../src/features/winners/winners-board.tsx';
import { getWinners, type Winner } from '../../../src/gateway/endpoints/winners.ts';
import { switchLanguage } from '../../../src/i18n/language.ts';
import { click, show, until, type View } from '../../support/show.tsx';
import { sourceMessages, type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;
let view: View;
const played: Winner[] = [];

const board = (limit = 20) => (
  <WinnersBoard merchantCode="foyer" currency="INR" limit={limit} onPlay={(winner) => played.push(winner)} />
);
const rows = () => [...view.element.querySelectorAll('.winners__row:not(.winners__row--copy)')];
const copies = () => [...view.element.querySelectorAll('.winners__row--copy')];

beforeEach(async () => {
  played.length = 0;
  here = await testEnvironment();
});
afterEach(async () => {
  await view.close();
  here.close();
});

test('WB-1 twenty wins, the largest first, each with game, winner, time and amount', async () => {
  view = await show(board());
  await until(() => rows().length === 20);
  const { query } = here.sentTo(getWinners)[0]!;
  expect(Object.fromEntries(query)).toEqual({
    merchantCode: 'foyer',
    gameCategory: 'ALL',
    language: 'EN',
    limitNum: '20',
  });
  const amounts = rows().map((row) =>
    Number(row.querySelector('.winners__amount')!.textContent!.replace(/[^\d.]/g, '')),
  );
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  const first = rows()[0]!;
  expect(first.querySelector('.winners__amount')!.textContent).toMatch(/^₹[\d,]+\.\d\d$/);
  expect(first.querySelector('.winners__who')!.textContent).toMatch(/ago/);
  expect(first.querySelector('img')).not.toBeNull();
});

test('WB-1 a tap launches the game of the entry', async () => {
  view = await show(board());
  await until(() => rows().length);
  await click(rows()[2]!.querySelector('button'));
  expect(played).toHaveLength(1);
  expect(played[0]!.gameName).toBe(rows()[2]!.querySelector('.winners__game')!.textContent);
  expect(played[0]!.nodeId).not.toBe('');
});

test('WB-1 above six entries it rolls, can be paused, and its copies are for the eye alone', async () => {
  view = await show(board());
  await until(() => rows().length);
  expect(copies()).toHaveLength(6);
  for (const copy of copies()) {
    expect(copy.getAttribute('aria-hidden')).toBe('true');
    expect(copy.querySelector('button')!.tabIndex).toBe(-1);
  }
  const pause = view.element.querySelector('.winners__pause')!;
  expect(pause.getAttribute('aria-label')).toBe('Pause');
  await click(pause);
  expect(view.element.querySelector('.winners--still')).not.toBeNull();
  expect(pause.getAttribute('aria-label')).toBe('Play');
});

test('WB-1 six entries stand still', async () => {
  view = await show(board(6));
  await until(() => rows().length === 6);
  expect(copies()).toEqual([]);
  expect(view.element.querySelector('.winners__pause')).toBeNull();
});

test('WB-1 another language reads the board again', async () => {
  view = await show(board());
  await until(() => rows().length);
  await act(() => switchLanguage('UR', sourceMessages));
  await until(() => here.sentTo(getWinners).at(-1)!.query.get('language') === 'UR' && rows().length);
  expect(here.sentTo(getWinners)).toHaveLength(2);
});

test('WB-1 entries that cannot be used are left out, the others are shown', async () => {
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
  view = await show(board());
  await until(() => rows().length);
  expect(rows()).toHaveLength(1);
  expect(rows()[0]!.querySelector('.winners__who')!.textContent).toContain('0 min');
});

test('WB-1 a board that fails says so and can be asked again', async () => {
  here.gateway.faults!.set({ endpoint: 'getWinners', malformed: 'html', times: 1 });
  view = await show(board());
  const retry = await until(() => view.element.querySelector('.async-view--failed button'));
  await click(retry);
  await until(() => rows().length === 20);
});

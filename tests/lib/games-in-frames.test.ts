// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { playableUrl, safeUrl } from '../../src/lib/links.ts';
import { gameOrigin, gameSandbox } from '../../src/lib/sandbox.ts';

const site = 'https://casino.example/m/home';

test.each([
  ['https://games.example/play?s=1', 'https://games.example/play?s=1'],
  ['/games/play', 'https://casino.example/games/play'],
  ['http://games.example/play', undefined],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  [' \tjavascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['intent://play#Intent;scheme=https;end', undefined],
  ['file:///etc/passwd', undefined],
  ['https://', undefined],
])('a page under https plays %s as %s', { tags: ['LA-1'] }, (address, expected) => {
  expect(playableUrl(address, site)?.href).toBe(expected);
});

test('a page on http may embed a game on http', { tags: ['LA-1'] }, () => {
  expect(playableUrl('http://games.example/', 'http://localhost:4300/m/home')?.href).toBe(
    'http://games.example/',
  );
  expect(safeUrl('http://games.example/', site)?.href).toBe('http://games.example/');
});

const rights = (address: string, windows: boolean) => gameSandbox(address, windows).split(' ').sort();
const always = ['allow-forms', 'allow-orientation-lock', 'allow-scripts'];
const windows = ['allow-pointer-lock', 'allow-popups'];

test('a game of another origin keeps its origin, one of the site’s own gets an opaque one', {
  tags: ['LA-3'],
}, () => {
  expect(rights('https://games.example/play', true)).toEqual(
    [...always, ...windows, 'allow-same-origin'].sort(),
  );
  expect(gameOrigin('https://games.example/play')).toBe('https://games.example');
  const own = `${location.origin}/games/play`;
  expect(rights(own, true)).toEqual([...always, ...windows].sort());
  expect(gameOrigin(own)).toBe('null');
});

test('a game opens no window and does not lock the pointer where nothing may leave the page', {
  tags: ['KI-1'],
}, () => {
  expect(rights('https://games.example/play', false)).toEqual([...always, 'allow-same-origin'].sort());
  expect(rights('/games/play', false)).toEqual(always);
});

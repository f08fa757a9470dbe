// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { limitLoads } from '../../src/lib/load-limit.ts';

test('adds a sheet before the rules for wide screens, which would not apply otherwise', () => {
  limitLoads();
  document.head.innerHTML =
    '<style data-href="/main.css"></style><link rel="stylesheet" media="(min-width: 600px)">';
  void globalThis.foyerSheet?.('/home.css');
  expect(globalThis.foyerSheet?.('/main.css')).toBeUndefined();
  const sheets = [...document.head.children].map((sheet) => sheet.getAttribute('href') ?? sheet.localName);
  expect(sheets).toEqual(['style', '/home.css', 'link']);
});

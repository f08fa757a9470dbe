// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closePanel, openPanel } from '../../src/shell/drawers/panels.ts';
import { otherPages } from '../../src/site/page-files.ts';
import { fetchPanels } from '../../src/site/panel-files.ts';

Object.assign(globalThis, { __ASSETS__: '/m/assets/' });

const linked = (rel: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map((link) =>
    link.getAttribute('href'),
  );

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<button id="menu" data-opens="menu"><svg></svg></button><button data-opens="search"></button>';
  otherPages.splice(0);
  otherPages.push(
    { at: ['menu'], files: ['menu-1.js', 'menu-1.css'], areas: [] },
    { at: ['search'], files: ['search-1.js'], areas: [] },
    { at: ['filter'], files: ['filter-1.js'], areas: [] },
  );
});
afterEach(closePanel);

fetchPanels();

test('fetches all files of a panel when a finger touches its control, or when it opens', () => {
  document.querySelector('svg')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect([linked('modulepreload'), linked('preload')]).toEqual([
    ['/m/assets/menu-1.js'],
    ['/m/assets/menu-1.css'],
  ]);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  openPanel('search');
  expect(linked('modulepreload')).toEqual(['/m/assets/menu-1.js', '/m/assets/search-1.js']);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyLook } from '../../../src/shell/page/apply-look.ts';
import { testEnvironment } from '../../support/test-environment.ts';

beforeEach(() => testEnvironment());

afterEach(() => {
  document.adoptedStyleSheets = [];
  document.head.replaceChildren();
});

test('applies a brand’s colours where no front server has written them', () => {
  // The test's DOM does not parse nested rules.
  const parse = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  document.head.innerHTML = '<meta name="theme-color" content="#0d0f14">';
  applyLook({ background: '#fffaf0', accent: '#2563eb', theme: 'auto' });
  expect(document.adoptedStyleSheets).toEqual(parse.mock.contexts);
  expect(parse.mock.lastCall![0]).toContain('--ground:#fffaf0;');
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  expect(metas.map(({ media, content }) => [media ?? '', content])).toEqual([
    ['(prefers-color-scheme:light)', '#fffaf0'],
    ['', '#0e1014'],
  ]);
});

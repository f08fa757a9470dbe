// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { applyLook } from '../../../src/shell/page/apply-look.ts';

afterEach(() => {
  document.adoptedStyleSheets = [];
  document.head.replaceChildren();
});

test('applies a brand’s colours where no front server has written them', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#0d0f14">';
  applyLook({ background: '#fffaf0', accent: '#2563eb' });
  const [rule] = document.adoptedStyleSheets[0]!.cssRules;
  expect(rule!.cssText).toContain('--ground: #fffaf0');
  expect(document.querySelector('meta')!.content).toBe('#fffaf0');
});

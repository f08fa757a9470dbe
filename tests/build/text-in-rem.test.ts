import { expect, test } from 'vitest';
import { inlineTokens, inRem, inTextUnits, withTextIn } from '../../src/build/styles/inline-tokens.ts';

const tokens = new Map([
  ['--type-3', '14px'],
  ['--type-1', '11px'],
  ['--space-3', '12px'],
]);
const css = 'a{font:var(--type-3)/2 x;margin:var(--space-3)}b{block-size:calc(3*var(--type-1))}';

test('converts sizes of text to rem of 100 px, and no other sizes', () => {
  expect(inlineTokens(css, withTextIn(inRem, tokens))).toBe(
    'a{font:0.14rem/2 x;margin:12px}b{block-size:calc(3*0.11rem)}',
  );
  expect(tokens.get('--type-3')).toBe('14px');
});

test('converts sizes of text in mounts to their own unit, because the page owns the rem', () => {
  expect(inlineTokens(css, withTextIn(inTextUnits, tokens))).toBe(
    'a{font:calc(14*var(--text-unit))/2 x;margin:12px}b{block-size:calc(3*calc(11*var(--text-unit)))}',
  );
});

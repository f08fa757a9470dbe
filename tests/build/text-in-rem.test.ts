import { expect, test } from 'vitest';
import { inlineTokens, inRem, inTextUnits, withTextIn } from '../../src/build/inline-tokens.ts';

const tokens = new Map([
  ['--type-3', '14px'],
  ['--type-1', '11px'],
  ['--space-3', '12px'],
]);
const css = 'a{font:var(--type-3)/2 x;margin:var(--space-3)}b{block-size:calc(3*var(--type-1))}';

test('sizes of text follow the root, whose rem is 100 px; sizes of anything else stay', () => {
  expect(inlineTokens(css, withTextIn(inRem, tokens))).toBe(
    'a{font:0.14rem/2 x;margin:12px}b{block-size:calc(3*0.11rem)}',
  );
  expect(tokens.get('--type-3')).toBe('14px');
});

test('sizes of text of a mount follow a unit of its own, since the page owns the rem', () => {
  expect(inlineTokens(css, withTextIn(inTextUnits, tokens))).toBe(
    'a{font:calc(14*var(--text-unit))/2 x;margin:12px}b{block-size:calc(3*calc(11*var(--text-unit)))}',
  );
});

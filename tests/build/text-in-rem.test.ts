import { expect, test } from 'vitest';
import { inlineTokens, withTextInRem } from '../../src/build/inline-tokens.ts';

test('sizes of text follow the root, whose rem is 100 px; sizes of anything else stay', () => {
  const tokens = new Map([
    ['--type-3', '14px'],
    ['--type-1', '11px'],
    ['--space-3', '12px'],
  ]);
  const css = 'a{font:var(--type-3)/2 x;margin:var(--space-3)}b{block-size:calc(3*var(--type-1))}';
  expect(inlineTokens(css, withTextInRem(tokens))).toBe(
    'a{font:0.14rem/2 x;margin:12px}b{block-size:calc(3*0.11rem)}',
  );
  expect(tokens.get('--type-3')).toBe('14px');
});

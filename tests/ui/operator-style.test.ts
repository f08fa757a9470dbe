// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { applyOperatorStyle, pxToRem } from '../../src/ui/operator-style.ts';

describe('PR-1 styles of the operator’s content', () => {
  test.each([
    ['16px', '0.16rem'],
    ['0 -4px 12.5px', '0 -0.04rem 0.125rem'],
    ['50%', '50%'],
    ['PX', 'PX'],
  ])('%s is %s: a hundred px are a rem', (given, expected) => {
    expect(pxToRem(given)).toBe(expected);
  });

  test('plain properties are set', () => {
    const element = document.createElement('p');
    applyOperatorStyle(element, 'COLOR: #ff0000; font-size:20px; text-align : center');
    expect(element.style.color).toBe('#ff0000');
    expect(element.style.fontSize).toBe('0.2rem');
    expect(element.style.textAlign).toBe('center');
  });

  test.each([
    'position: fixed; inset: 0',
    'background-image: url(https://evil.example/x.png)',
    'width: expression(alert(1))',
    'color: var(--accent)',
    'background-color: url(javascript:alert(1))',
    'z-index: 9999',
    ';;:;',
  ])('%s is not', (text) => {
    const element = document.createElement('p');
    applyOperatorStyle(element, text);
    expect(element.style.length).toBe(0);
  });
});

// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { applyOperatorSize, applyOperatorStyle, pxToRem } from '../../src/ui/operator-style.ts';

describe('styles of the operator’s content', { tags: ['PR-1'] }, () => {
  test.each([
    ['16px', '0.16rem'],
    ['0 -4px 12.5px', '0 -0.04rem 0.125rem'],
    ['50%', '50%'],
    ['PX', 'PX'],
  ])('%s is %s: a hundred px are a rem', (given, expected) => {
    expect(pxToRem(given)).toBe(expected);
  });

  test('sets plain properties', () => {
    const element = document.createElement('p');
    applyOperatorStyle(element, 'COLOR: #ff0000; font-size:20px; text-align : center');
    expect(element.style.color).toBe('#ff0000');
    expect(element.style.fontSize).toBe('0.2rem');
    expect(element.style.textAlign).toBe('center');
  });

  /** Returns the applied styles; happy-dom drops `min()`. */
  function setOn(element: HTMLElement, apply: () => void): Record<string, string> {
    const set: Record<string, string> = {};
    vi.spyOn(element.style, 'setProperty').mockImplementation((name, value) => {
      set[name] = value!;
    });
    apply();
    return set;
  }

  test('widths never exceed the column', () => {
    const element = document.createElement('p');
    const text = 'width: 900px; min-width: 50%; max-width: 300px';
    expect(setOn(element, () => applyOperatorStyle(element, text))).toEqual({
      width: 'min(9rem, 100%)',
      'min-width': '50%',
      'max-width': '3rem',
    });
  });

  test.each([
    ['table', { width: '900' }, { width: 'min(9rem, 100%)' }, false],
    ['td', { width: '240px', height: '30' }, { width: 'min(2.4rem, 100%)', height: '0.3rem' }, false],
    ['th', { width: ' 50% ' }, { width: '50%' }, false],
    // A picture keeps its proportions.
    ['img', { width: '300', height: '125' }, { width: 'min(3rem, 100%)' }, true],
    ['img', { height: '125' }, { height: '1.25rem' }, true],
    ['img', { width: 'javascript' }, {}, false],
    ['td', { width: '-40', height: '1e9' }, {}, false],
  ])('%s with %o gets %o', (name, attributes, expected, kept) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    expect(setOn(element, () => applyOperatorSize(element))).toEqual(expected);
    expect(Object.keys(attributes).every((key) => element.hasAttribute(key))).toBe(kept);
  });

  test.each([
    ['height: 99999px', { height: '20rem' }],
    ['height: 1e9px', { height: '20rem' }],
    ['min-height: 900vh', { 'min-height': '100vh' }],
    ['max-height: 900em; width: 400%', { 'max-height': '20em', width: '100%' }],
    ['margin: -900px 12px 9000px -1em', { margin: '0 0.12rem 2rem 0' }],
    ['margin-top: calc(100px - -9000px)', { 'margin-top': 'calc(1rem - 0)' }],
    ['padding: 5000pt', { padding: '150pt' }],
    ['border: 500px solid #e8b75a', { border: '1rem solid #e8b75a' }],
    ['border-radius: 12px', { 'border-radius': '0.12rem' }],
    ['font-size: 5000px', { 'font-size': '1rem' }],
    ['font-size: 90em', { 'font-size': 'min(3em, 1rem)' }],
    ['font-size: 150%', { 'font-size': 'min(150%, 1rem)' }],
    ['font-size: larger', {}],
    ['font-size: x-large', { 'font-size': 'x-large' }],
    ['line-height: 900; line-height: 150%', { 'line-height': '150%' }],
    ['line-height: 900', { 'line-height': '3' }],
    ['vertical-align: -900px', { 'vertical-align': '0' }],
    ['height: 40cm; width: 90cqw; margin: 3Q', {}],
    ['color: rgb(255, 255, 255)', { color: 'rgb(255, 255, 255)' }],
    ['font-weight: 700', { 'font-weight': '700' }],
  ])('%s stretches and moves the page no further than %o', (text, expected) => {
    const element = document.createElement('p');
    expect(setOn(element, () => applyOperatorStyle(element, text))).toEqual(expected);
  });

  test('limits lengths in px equally on a partner’s page', () => {
    const element = document.createElement('p');
    const text = 'height: 99999px; margin: 900px; font-size: 1.5em';
    expect(setOn(element, () => applyOperatorStyle(element, text, 'px'))).toEqual({
      height: '2000px',
      margin: '200px',
      'font-size': 'min(1.5em, 100px)',
    });
  });

  test('a size in the style overrides the attribute', () => {
    const element = document.createElement('td');
    element.setAttribute('width', '300');
    element.style.width = '1rem';
    applyOperatorSize(element);
    expect(element.style.width).toBe('1rem');
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

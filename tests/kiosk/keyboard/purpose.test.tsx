import { describe, expect, test } from 'vitest';
import { purposeOf, suppressSystemKeyboard, textFieldOf } from '../../../kiosk/keyboard/purpose.ts';

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

describe('the purpose of a field', { tags: ['KI-1'] }, () => {
  test.each([
    ['<input>', 'text'],
    ['<input type="search">', 'text'],
    ['<textarea></textarea>', 'text'],
    ['<input autocapitalize="none">', 'latin'],
    ['<input type="password">', 'latin'],
    ['<input type="url">', 'latin'],
    ['<input type="email">', 'email'],
    ['<input inputmode="email">', 'email'],
    ['<input type="tel">', 'tel'],
    ['<input inputmode="tel">', 'tel'],
    ['<input inputmode="numeric">', 'digits'],
    ['<input inputmode="decimal">', 'decimal'],
    ['<input type="number">', 'decimal'],
  ])('of %s is %s, also once the system keyboard is suppressed', (html, purpose) => {
    const field = textFieldOf(element(html))!;
    expect(purposeOf(field)).toBe(purpose);
    suppressSystemKeyboard(field);
    suppressSystemKeyboard(field);
    expect(field.inputMode).toBe('none');
    expect(purposeOf(field)).toBe(purpose);
  });

  test.each([
    '<input type="checkbox">',
    '<input type="range">',
    '<input type="file">',
    '<input readonly>',
    '<textarea readonly></textarea>',
    '<button></button>',
    '<select></select>',
    '<div></div>',
  ])('are none for %s', (html) => expect(textFieldOf(element(html))).toBeUndefined());
});

import { expect, test } from 'vitest';
import { unitText } from '../../src/i18n/unit-text.ts';

test('durations have the words of their language', () => {
  expect([unitText(24, 'hour', 'EN'), unitText(1, 'day', 'ES')]).toEqual(['24 hours', '1 día']);
  expect([unitText(7, 'day', 'TY'), unitText(24, 'hour', 'TY'), unitText(60, 'minute', 'TY')]).toEqual([
    '7 mahana',
    '24 hora',
    '60 miniti',
  ]);
});

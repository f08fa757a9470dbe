import { expect, test } from 'vitest';
import { csvOf } from '../../src/lib/csv.ts';

const lines = (rows: Parameters<typeof csvOf>[0]) => csvOf(rows).slice(1).split('\r\n');

test('a file starts with the byte order mark and ends its lines with CRLF', () => {
  expect(csvOf([['رقم', 1]])).toBe('\u{feff}رقم,1\r\n');
});

test('quotes commas, quotes and line breaks, and doubles quotes', () => {
  expect(lines([['a,b', 'say "go"', 'one\ntwo', 'one\rtwo', 'plain text']])[0]).toBe(
    '"a,b","say ""go""","one\ntwo","one\rtwo",plain text',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a text that begins like %j is no formula',
  (text) => {
    expect(
      csvOf([[text]])
        .slice(1)
        .replace(/^"/, ''),
    ).toMatch(/^'/);
  },
);

test('numbers stay numbers, also negative ones, and a missing value is empty', () => {
  expect(lines([[-50.25, undefined, 0, '']])[0]).toBe('-50.25,,0,');
});

// @module-tag KI-1
import { describe, expect, test } from 'vitest';
import { closesAt, isOpen, nextOpening, type OpeningHours } from '../../../kiosk/venue/opening-hours.ts';

// 2024-05-06 was a Monday; times are local, as on a terminal.
const at = (day: number, hour: number, minute = 0) => new Date(2024, 4, day, hour, minute).getTime();
const MONDAY = 6;
const TUESDAY = 7;
const FRIDAY = 10;
const SATURDAY = 11;

const hours: OpeningHours[] = [
  { days: ['mon', 'tue', 'wed', 'thu'], from: '10:00', to: '24:00' },
  { days: ['fri'], from: '10:00', to: '02:30' },
];

describe('opening hours', () => {
  test.each([
    ['before opening', at(MONDAY, 9, 59), false],
    ['at opening', at(MONDAY, 10), true],
    ['before midnight', at(MONDAY, 23, 59), true],
    ['at midnight', at(TUESDAY, 0), false],
    ['after midnight of a long night', at(SATURDAY, 2, 29), true],
    ['at the end of a long night', at(SATURDAY, 2, 30), false],
    ['on a day without hours', at(SATURDAY, 12), false],
  ])('%s', (_, now, open) => {
    expect(isOpen(hours, now)).toBe(open);
  });

  test('skip days without hours for the next opening', () => {
    expect(nextOpening(hours, at(SATURDAY, 12))).toBe(at(MONDAY + 7, 10));
    expect(nextOpening(hours, at(MONDAY, 8))).toBe(at(MONDAY, 10));
  });

  test('have the end of the current opening', () => {
    expect(closesAt(hours, at(FRIDAY, 20))).toBe(at(SATURDAY, 2, 30));
    expect(closesAt(hours, at(SATURDAY, 1))).toBe(at(SATURDAY, 2, 30));
    expect(closesAt(hours, at(SATURDAY, 12))).toBeUndefined();
  });

  test('are always open when there are none', () => {
    expect(isOpen([], at(SATURDAY, 3))).toBe(true);
    expect(closesAt([], at(SATURDAY, 3))).toBeUndefined();
  });
});

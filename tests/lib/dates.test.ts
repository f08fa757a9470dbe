// @module-tag LN-1
import { afterEach, expect, test, vi } from 'vitest';
import { formatDate } from '../../src/lib/dates.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each(['Pacific/Tahiti', 'UTC', 'Asia/Karachi'])('a date is the same day in %s', (TZ) => {
  vi.stubEnv('TZ', TZ);
  expect(formatDate('2026-11-21', ['en'])).toBe('Nov 21, 2026');
  expect(formatDate('2026-11-21 08:30:00', ['en'])).toBe('Nov 21, 2026');
});

test('other text stays as it came', () => {
  for (const text of ['', 'Friday', '2026-13-45', '21.11.2026', 'on 2026-11-21'])
    expect(formatDate(text, ['en'])).toBe(text);
});

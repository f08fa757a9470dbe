import { describe, expect, test } from 'vitest';
import { ageOn, isoDateOf } from '../../src/gateway/protection/age.ts';
import { sources } from '../../src/gateway/protection/duties.ts';
import { helpOrganisations } from '../../src/gateway/protection/help-organisations.ts';
import { type Market, markets } from '../../src/gateway/protection/markets.ts';
import { generalRules, packs, rulesOf } from '../../src/gateway/protection/packs.ts';
import { pageRulesOf } from '../../src/gateway/protection/page-rules.ts';
import {
  confirmLimit,
  isLooser,
  isOver,
  longerBreak,
  nextRealityCheck,
  nextReview,
  periodStart,
  realityCheckChoices,
  realityCheckInterval,
  remaining,
  requestLimit,
  startBreak,
  tightest,
} from '../../src/gateway/protection/rules.ts';
import { readProtection } from '../../src/gateway/protection/tighten.ts';

const NOW = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('limits', () => {
  const set = (value: number | null) => ({ value, pending: null });

  test('apply a tighter value at once, and a looser one after the delay of the pack and a confirmation', () => {
    for (const market of markets) {
      const rules = rulesOf(market);
      expect(requestLimit(set(5_000), 4_999, rules, NOW)).toEqual(set(4_999));
      const waiting = requestLimit(set(5_000), 5_001, rules, NOW);
      const from = NOW + rules.loosenHours * HOUR;
      expect(waiting).toEqual({ value: 5_000, pending: { value: 5_001, from } });
      expect(confirmLimit(waiting, from - 1)).toBeUndefined();
      expect(confirmLimit(waiting, from)).toEqual(set(5_001));
    }
  });

  test('count removal as looser than any value, and the first value as tighter', () => {
    expect(isLooser(null, 10)).toBe(true);
    expect(isLooser(null, null)).toBe(false);
    expect(requestLimit(set(null), 10, generalRules, NOW)).toEqual(set(10));
    expect(requestLimit(set(10), null, generalRules, NOW).pending).toEqual({ value: null, from: NOW + DAY });
  });

  test('do not restart the wait for the same value, restart it for another, and end it by a tighter one', () => {
    const waiting = requestLimit(set(100), 200, generalRules, NOW);
    expect(requestLimit(waiting, 200, generalRules, NOW + HOUR)).toBe(waiting);
    expect(requestLimit(waiting, 150, generalRules, NOW + HOUR).pending?.from).toBe(NOW + HOUR + DAY);
    expect(requestLimit(waiting, 100, generalRules, NOW + HOUR)).toEqual(set(100));
  });

  test('are not loosened by a clock that is set back', () => {
    const waiting = requestLimit(set(100), 200, generalRules, NOW);
    expect(confirmLimit(waiting, NOW - DAY)).toBeUndefined();
    expect(confirmLimit(set(100), NOW)).toBeUndefined();
  });

  test('have nothing left at zero, never a negative amount', () => {
    expect([remaining(0, 0), remaining(0, -40)]).toEqual([0, 0]);
    expect(remaining(100, 140)).toBe(0);
    expect(remaining(100, -40)).toBe(140);
    expect(remaining(null, 140)).toBeNull();
    expect(tightest([{ left: null }, { left: 7 }, { left: 3 }, { left: 3 }])).toEqual({ left: 3 });
    expect(tightest([{ left: null }])).toBeUndefined();
  });

  test('cover rolling periods that are never shorter than their calendar namesakes', () => {
    expect(NOW - periodStart('day', NOW)).toBe(DAY);
    expect(NOW - periodStart('week', NOW)).toBe(7 * DAY);
    expect(NOW - periodStart('month', NOW)).toBe(31 * DAY);
  });
});

describe('breaks', () => {
  test('last exactly as long as offered', () => {
    for (const market of markets) {
      const rules = rulesOf(market);
      for (const hours of rules.timeOutHours) {
        const pause = startBreak('timeOut', hours, rules, NOW)!;
        expect(isOver(pause, NOW + hours * HOUR - 1)).toBe(false);
        expect(isOver(pause, NOW + hours * HOUR)).toBe(true);
      }
      for (const days of rules.exclusionDays) {
        const until = startBreak('exclusion', days * 24 || null, rules, NOW)!.until;
        expect(until).toBe(days ? NOW + days * DAY : null);
      }
      const panic = startBreak('panic', rules.panicHours, rules, NOW);
      expect(Boolean(panic)).toBe(rules.panicHours > 0);
    }
  });

  test('are refused in a length that the rules do not offer', () => {
    expect(startBreak('timeOut', 1, generalRules, NOW)).toBeUndefined();
    expect(startBreak('timeOut', null, generalRules, NOW)).toBeUndefined();
    expect(startBreak('exclusion', 24, generalRules, NOW)).toBeUndefined();
    expect(startBreak('panic', 0, generalRules, NOW)).toBeUndefined();
  });

  test('are never shortened by another, and one without an end is never over', () => {
    const day = { kind: 'timeOut', until: NOW + DAY } as const;
    const open = { kind: 'exclusion', until: null } as const;
    expect(longerBreak(day, open)).toBe(open);
    expect(longerBreak(open, day)).toBe(open);
    expect(isOver(open, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});

test('the age counts days of UTC, also for birthdays on 29 February', () => {
  expect(isoDateOf('1990-5-7')).toBe('1990-05-07');
  expect(['1990-2-30', '1990-13-1', '90-1-1', '1990-1', '2025-2-29'].map(isoDateOf)).toEqual(
    Array(5).fill(undefined),
  );
  const on = (date: string) => Date.parse(`${date}T23:59:59Z`);
  expect(ageOn('2008-05-07', on('2026-05-06'))).toBe(17);
  expect(ageOn('2008-05-07', on('2026-05-07'))).toBe(18);
  expect(ageOn('2008-02-29', on('2026-02-28'))).toBe(17);
  expect(ageOn('2008-02-29', on('2026-03-01'))).toBe(18);
  expect(ageOn('2030-01-01', on('2026-01-01'))).toBeLessThan(0);
});

test('reality checks follow the last answer, and reviews the last change of a limit', () => {
  expect(nextRealityCheck(NOW, 30)).toBe(NOW + 30 * MINUTE);
  expect(nextRealityCheck(NOW, 0)).toBeNull();
  expect(nextReview(NOW, generalRules)).toBeNull();
  expect(nextReview(null, rulesOf('uk'))).toBeNull();
  expect(nextReview(NOW, rulesOf('uk'))).toBe(Date.UTC(2026, 6, 15, 12));
  expect(nextReview(Date.UTC(2026, 7, 31), rulesOf('uk'))).toBe(Date.UTC(2027, 1, 28));
});

test('a player can choose a shorter interval of reality checks than the pack, and none where it demands none', () => {
  const without = { ...generalRules, realityCheckMinutes: 0 };
  expect(realityCheckChoices(rulesOf('spain'))).toEqual([10, 15, 20, 30]);
  expect(realityCheckChoices({ ...generalRules, realityCheckMinutes: 5 })).toEqual([5]);
  expect(realityCheckChoices(without)).toEqual([0, 10, 15, 20, 30, 45, 60, 120]);
  expect(realityCheckInterval(null, rulesOf('spain'))).toBe(30);
  expect(realityCheckInterval(10, rulesOf('spain'))).toBe(10);
  // Chosen under looser rules.
  expect([120, 0].map((own) => realityCheckInterval(own, rulesOf('spain')))).toEqual([30, 30]);
  expect([null, 120, 0].map((own) => realityCheckInterval(own, without))).toEqual([0, 120, 0]);
});

describe('packs', () => {
  /** The values that a market demands beyond the general ones. */
  const demands: Readonly<Record<Market, Partial<typeof generalRules>>> = {
    general: { age: 18, loosenHours: 24, sessionShown: true },
    uk: {
      limitsAsked: true,
      loosenHours: 24,
      reviewMonths: 6,
      sessionShown: true,
      cancelWithdrawals: false,
      autoplay: false,
    },
    germany: { limitsAsked: true, loosenHours: 168, panicHours: 24, autoplay: false },
    ontario: {
      age: 19,
      limitsAsked: true,
      loosenHours: 24,
      timeOutHours: [24, 168, 744, 1464, 2208],
      idleMinutes: 30,
    },
    malta: { realityCheckMinutes: 60 },
    brazil: { limitsAsked: true, riskAtLogin: true, idleMinutes: 30 },
    spain: { realityCheckMinutes: 30 },
  };

  test.each(markets)('%s demands its values, each with a clause and a dated source', (market) => {
    expect(rulesOf(market)).toMatchObject(demands[market]);
    for (const { clause, source } of Object.values(packs[market].duties)) {
      expect(clause).not.toBe('');
      expect(sources[source].date).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
    for (const { url } of helpOrganisations[market]) expect(url).toMatch(/^https:\/\//);
    expect(helpOrganisations[market]).not.toEqual([]);
  });
});

test('pages apply the same rules as the gateway', () => {
  for (const pack of markets) {
    for (const settings of [{ pack }, { pack, tighten: { riskAtLogin: true, idleMinutes: 5 } }]) {
      const { rules } = readProtection(settings);
      const { riskAtLogin = false, idleMinutes = 0 } = pageRulesOf(settings);
      expect(rules).toMatchObject({ riskAtLogin, idleMinutes });
    }
  }
  expect(generalRules).toMatchObject(pageRulesOf(undefined));
});

describe('settings', () => {
  test('use the general pack without settings, and a named one with the operator’s tighter values', () => {
    expect(readProtection()).toEqual({ market: 'general', rules: generalRules });
    const { market, rules } = readProtection({ pack: 'uk', tighten: { age: 21, loosenHours: 72 } });
    expect(market).toBe('uk');
    expect(rules).toEqual({ ...rulesOf('uk'), age: 21, loosenHours: 72 });
  });

  test.each([
    [{ pack: 'atlantis' }, 'protection.pack'],
    [{ packs: 'uk' }, 'protection.packs: is not a rule that this version knows'],
    [
      { pack: 'uk', tighten: { bedtime: 22 } },
      'protection.tighten.bedtime: is not a rule that this version knows',
    ],
    [{ pack: 'uk', tighten: { age: 1.5 } }, 'protection.tighten.age'],
    ['uk', 'protection: '],
  ])('refuse %j with a message that names the field', (settings, message) => {
    expect(() => readProtection(settings)).toThrow(message);
  });

  test.each([
    { age: 17 },
    { limits: ['deposit'] },
    { limitsAsked: false },
    { loosenHours: 23 },
    { reviewMonths: 7 },
    { reviewMonths: 0 },
    { sessionShown: false },
    { realityCheckMinutes: 61 },
    { realityCheckMinutes: 0 },
    { timeOutHours: [24] },
    { exclusionDays: [365] },
    { cancelWithdrawals: true },
    { autoplay: true },
  ])('refuse %j, which is looser than the pack', (tighten) => {
    expect(() => readProtection({ pack: 'uk', tighten })).toThrow('is looser than the pack uk demands');
  });

  test('refuse a login without the risks that Brazil demands', () => {
    const tighten = { riskAtLogin: false };
    expect(() => readProtection({ pack: 'brazil', tighten })).toThrow('protection.tighten.riskAtLogin');
  });

  test.each([31, 0])(
    'refuse a logout after %i idle minutes, which is later than Ontario demands',
    (idleMinutes) => {
      expect(() => readProtection({ pack: 'ontario', tighten: { idleMinutes } })).toThrow(
        'protection.tighten.idleMinutes',
      );
      expect(readProtection({ pack: 'ontario', tighten: { idleMinutes: 29 } }).rules.idleMinutes).toBe(29);
    },
  );

  test('refuse a shorter panic break than Germany demands', () => {
    expect(() => readProtection({ pack: 'germany', tighten: { panicHours: 0 } })).toThrow('panicHours');
  });
});

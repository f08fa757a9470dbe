import type { Duties } from './duties.ts';
import type { Market } from './markets.ts';
import { generalPageRules, pageRules } from './page-rules.ts';
import type { ProtectionRules } from './rules.ts';

export interface Pack {
  name: string;
  duties: Duties;
}

/** The values of a market without a pack. Every other pack replaces some. */
export const generalRules: ProtectionRules = {
  age: 18,
  limits: ['deposit', 'loss', 'stake', 'time'],
  limitsAsked: false,
  loosenHours: 24,
  reviewMonths: 0,
  sessionShown: true,
  realityCheckMinutes: 60,
  panicHours: 0,
  timeOutHours: [24, 168, 720],
  exclusionDays: [182, 365, 0],
  cancelWithdrawals: true,
  identityFirst: false,
  autoplay: true,
  ...generalPageRules,
};

export const packs: Readonly<Record<Market, Pack>> = {
  general: {
    name: 'General',
    duties: {},
  },
  uk: {
    name: 'Great Britain',
    duties: {
      age: { value: 18, clause: 'LCCP 3.2.11', source: 'lccp', unverified: true },
      limits: { value: ['deposit', 'loss', 'stake', 'time'], clause: 'RTS 12B', source: 'rts12' },
      limitsAsked: { value: true, clause: 'RTS 12A', source: 'rts12' },
      loosenHours: { value: 24, clause: 'RTS 12B', source: 'rts12' },
      reviewMonths: { value: 6, clause: 'RTS 12', source: 'rts12', unverified: true },
      sessionShown: { value: true, clause: 'RTS 2E, 13C', source: 'rtsSlots' },
      realityCheckMinutes: { value: 60, clause: 'RTS 13B', source: 'rtsSlots', unverified: true },
      timeOutHours: {
        value: [24, 168, 720, 1008],
        clause: 'LCCP 3.3.4',
        source: 'lccp',
        unverified: true,
      },
      exclusionDays: { value: [183, 365, 1826], clause: 'LCCP 3.5.3', source: 'lccp', unverified: true },
      cancelWithdrawals: { value: false, clause: 'RTS 14B', source: 'rtsSlots' },
      identityFirst: { value: true, clause: 'LCCP 17.1.1', source: 'lccpIdentity' },
      autoplay: { value: false, clause: 'RTS 8A', source: 'rts8' },
    },
  },
  germany: {
    name: 'Germany',
    duties: {
      age: { value: 18, clause: '§ 4 (3)', source: 'gluestv', unverified: true },
      limits: { value: ['deposit', 'loss', 'stake', 'time'], clause: '§ 6c (1)', source: 'gluestv' },
      limitsAsked: { value: true, clause: '§ 6c (1)', source: 'gluestv' },
      loosenHours: { value: 168, clause: '§ 6c (3)', source: 'gluestv', unverified: true },
      realityCheckMinutes: { value: 60, clause: '§ 22a (8)', source: 'gluestv', unverified: true },
      panicHours: { value: 24, clause: '§ 6i (3)', source: 'gluestv' },
      exclusionDays: { value: [92, 365, 0], clause: '§ 8a', source: 'gluestv', unverified: true },
      identityFirst: { value: true, clause: '§ 6a (4)', source: 'gluestv', unverified: true },
      autoplay: { value: false, clause: '§ 22a (4)', source: 'gluestv22a' },
    },
  },
  ontario: {
    name: 'Ontario',
    duties: {
      age: { value: 19, clause: '3.01', source: 'agcoEligibility' },
      limits: { value: ['deposit', 'loss', 'stake', 'time'], clause: '2.23', source: 'agco' },
      limitsAsked: { value: true, clause: '2.23', source: 'agco' },
      loosenHours: { value: 24, clause: '2.24', source: 'agco' },
      timeOutHours: { value: [24, 168, 744, 1464, 2208], clause: '2.13', source: 'agco' },
      exclusionDays: { value: [184, 366, 1827], clause: '2.14', source: 'agco', unverified: true },
      identityFirst: { value: true, clause: '3.04', source: 'agcoAccounts' },
      idleMinutes: { value: pageRules.ontario.idleMinutes, clause: '4.30', source: 'agcoGames' },
    },
  },
  malta: {
    name: 'Malta',
    duties: {
      age: { value: 18, clause: 'Directive 2 of 2018', source: 'mga', unverified: true },
      limits: { value: ['deposit', 'loss', 'stake', 'time'], clause: 'Directive 2 of 2018', source: 'mga' },
      loosenHours: { value: 24, clause: 'Directive 2 of 2018', source: 'mga', unverified: true },
      realityCheckMinutes: { value: 60, clause: 'Directive 2 of 2018', source: 'mga' },
      exclusionDays: { value: [182, 365, 0], clause: 'Directive 2 of 2018', source: 'mga' },
      identityFirst: { value: true, clause: 'Directive 2 of 2018', source: 'mga', unverified: true },
    },
  },
  brazil: {
    name: 'Brazil',
    duties: {
      age: { value: 18, clause: 'Art. 3, I c', source: 'spa', unverified: true },
      limits: {
        value: ['deposit', 'loss', 'stake', 'time'],
        clause: 'Art. 4',
        source: 'spa',
        unverified: true,
      },
      limitsAsked: { value: true, clause: 'Art. 4', source: 'spa', unverified: true },
      loosenHours: { value: 24, clause: 'Art. 4', source: 'spa', unverified: true },
      exclusionDays: { value: [182, 365, 0], clause: 'Art. 2, XXII', source: 'spa', unverified: true },
      identityFirst: { value: true, clause: 'Art. 3', source: 'spa', unverified: true },
      riskAtLogin: {
        value: pageRules.brazil.riskAtLogin,
        clause: 'Art. 4, I',
        source: 'spaOriginal',
        unverified: true,
      },
      idleMinutes: {
        value: pageRules.brazil.idleMinutes,
        clause: 'Portaria 1.207/2024',
        source: 'spaGames',
        unverified: true,
      },
    },
  },
  spain: {
    name: 'Spain',
    duties: {
      age: { value: 18, clause: 'Ley 13/2011, 6', source: 'dgoj', unverified: true },
      limits: {
        value: ['deposit', 'loss', 'stake', 'time'],
        clause: 'RD 1614/2011, 36',
        source: 'dgoj',
        unverified: true,
      },
      loosenHours: { value: 168, clause: 'RD 1614/2011, 36', source: 'dgoj', unverified: true },
      realityCheckMinutes: { value: 30, clause: 'RD 176/2023', source: 'dgoj', unverified: true },
      exclusionDays: { value: [182, 365, 0], clause: 'RD 1613/2011', source: 'dgoj', unverified: true },
      identityFirst: { value: true, clause: 'RD 1613/2011, 26', source: 'dgoj', unverified: true },
    },
  },
};

/** Returns the rules that a pack demands, without an operator's own. */
export function rulesOf(market: Market): ProtectionRules {
  const rules: ProtectionRules = { ...generalRules };
  for (const [rule, duty] of Object.entries(packs[market].duties))
    Object.assign(rules, { [rule]: duty.value });
  return rules;
}

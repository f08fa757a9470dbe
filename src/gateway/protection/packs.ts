import type { Market } from './markets.ts';
import type { ProtectionRules } from './rules.ts';

/** A document that rules come from. */
export interface Source {
  title: string;
  url: string;
  /** Date of the text that was read. */
  date: string;
}

/** A value that a market demands, and where it says so. */
export interface Duty<Value> {
  value: Value;
  clause: string;
  source: keyof typeof sources;
  /** Set if the clause's text could not be read at its source. */
  unverified?: true;
}

export type Duties = { readonly [Rule in keyof ProtectionRules]?: Duty<ProtectionRules[Rule]> };

/** An organisation that helps players. */
export interface HelpOrganisation {
  name: string;
  url: string;
  phone?: string;
}

export interface Pack {
  name: string;
  duties: Duties;
  help: readonly HelpOrganisation[];
}

export const sources = {
  rts12: {
    title: 'Gambling Commission, RTS 12 from 30 June 2026',
    url: 'https://www.gamblingcommission.gov.uk/consultation-response/definition-of-deposit-limits-in-the-remote-gambling-and-software-technical/annex-2-rts-12-wording-in-full-from-30-june-2026',
    date: '2025-10-07',
  },
  rtsSlots: {
    title: 'Gambling Commission, Online games design and reverse withdrawals, annex 1',
    url: 'https://www.gamblingcommission.gov.uk/consultation-response/online-games-design-and-reverse-withdrawals/ogdrw-annex-1-summary-of-changes-to-rts',
    date: '2023-07-20',
  },
  lccp: {
    title: 'Gambling Commission, Licence conditions and codes of practice',
    url: 'https://www.gamblingcommission.gov.uk/licensees-and-businesses/lccp/online',
    date: '2025-10-31',
  },
  gluestv: {
    title: 'Glücksspielstaatsvertrag 2021',
    url: 'https://www.gesetze-bayern.de/Content/Document/StVGlueStV2021',
    date: '2021-07-01',
  },
  agco: {
    title: 'AGCO, Registrar’s Standards for Internet Gaming',
    url: 'https://www.agco.ca/limit-setting-features',
    date: '2026-05-01',
  },
  mga: {
    title: 'MGA, Player Protection Directive (Directive 2 of 2018), as explained by the authority',
    url: 'https://www.mga.org.mt/faqs/remote-gaming-are-there-any-mandatory-responsible-gambling-tools-which-must-be-offered-to-players/',
    date: '2023-01-12',
  },
  spa: {
    title: 'Portaria SPA/MF 1.231/2024',
    url: 'https://www.legisweb.com.br/legislacao/?legislacao=486086',
    date: '2025-11-10',
  },
  dgoj: {
    title: 'Real Decreto 1614/2011 and Real Decreto 176/2023',
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2011-17836',
    date: '2023-03-15',
  },
} as const satisfies Record<string, Source>;

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
};

export const packs: Readonly<Record<Market, Pack>> = {
  general: {
    name: 'General',
    duties: {},
    help: [{ name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' }],
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
      identityFirst: { value: true, clause: 'LCCP 17.1.1', source: 'lccp', unverified: true },
    },
    help: [
      { name: 'GamCare', url: 'https://www.gamcare.org.uk', phone: '0808 8020 133' },
      { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk' },
    ],
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
      identityFirst: { value: true, clause: '§ 6a', source: 'gluestv', unverified: true },
    },
    help: [{ name: 'BZgA', url: 'https://www.check-dein-spiel.de', phone: '0800 1 37 27 00' }],
  },
  ontario: {
    name: 'Ontario',
    duties: {
      age: { value: 19, clause: '3.01', source: 'agco', unverified: true },
      limits: { value: ['deposit', 'loss', 'stake', 'time'], clause: '2.23', source: 'agco' },
      limitsAsked: { value: true, clause: '2.23', source: 'agco' },
      loosenHours: { value: 24, clause: '2.24', source: 'agco' },
      timeOutHours: { value: [24, 168, 744, 1464, 2208], clause: '2.13', source: 'agco' },
      exclusionDays: { value: [184, 366, 1827], clause: '2.14', source: 'agco', unverified: true },
      identityFirst: { value: true, clause: '3.02', source: 'agco', unverified: true },
    },
    help: [{ name: 'ConnexOntario', url: 'https://www.connexontario.ca', phone: '1-866-531-2600' }],
  },
  malta: {
    name: 'Malta',
    duties: {
      age: { value: 18, clause: 'Directive 2 of 2018', source: 'mga', unverified: true },
      limits: { value: ['deposit', 'loss', 'stake', 'time'], clause: 'Directive 2 of 2018', source: 'mga' },
      loosenHours: { value: 24, clause: 'Directive 2 of 2018', source: 'mga', unverified: true },
      realityCheckMinutes: { value: 60, clause: 'Directive 2 of 2018', source: 'mga' },
      exclusionDays: {
        value: [182, 365, 0],
        clause: 'Directive 2 of 2018, 11',
        source: 'mga',
        unverified: true,
      },
      identityFirst: { value: true, clause: 'Directive 2 of 2018', source: 'mga', unverified: true },
    },
    help: [{ name: 'Responsible Gaming Foundation', url: 'https://www.rgf.org.mt', phone: '1777' }],
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
    },
    help: [{ name: 'CVV', url: 'https://cvv.org.br', phone: '188' }],
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
    help: [{ name: 'FEJAR', url: 'https://fejar.org', phone: '900 200 225' }],
  },
};

/** Returns the rules that a pack demands, without an operator's own. */
export function rulesOf(market: Market): ProtectionRules {
  const rules: ProtectionRules = { ...generalRules };
  for (const [rule, duty] of Object.entries(packs[market].duties))
    Object.assign(rules, { [rule]: duty.value });
  return rules;
}

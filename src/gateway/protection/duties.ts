import type { ProtectionRules } from './rules.ts';

/** A document in which rules are published. */
export interface Source {
  title: string;
  url: string;
  /** Date of the text that was read, or of the reading if the text has none. */
  date: string;
}

/** A value that a market demands, and its source. */
export interface Duty<Value> {
  value: Value;
  clause: string;
  source: keyof typeof sources;
  /** Set if the clause's text could not be read at its source. */
  unverified?: true;
}

export type Duties = { readonly [Rule in keyof ProtectionRules]?: Duty<ProtectionRules[Rule]> };

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
  rts8: {
    title: 'Gambling Commission, RTS 8, auto-play functionality',
    url: 'https://www.gamblingcommission.gov.uk/manual/remote-gambling-and-software-technical-standards/rts-8-autoplay-functionality',
    date: '2025-01-21',
  },
  lccp: {
    title: 'Gambling Commission, Licence conditions and codes of practice',
    url: 'https://www.gamblingcommission.gov.uk/licensees-and-businesses/lccp/online',
    date: '2025-10-31',
  },
  lccpIdentity: {
    title: 'Gambling Commission, LCCP 17.1.1, customer identity verification',
    url: 'https://www.gamblingcommission.gov.uk/licensees-and-businesses/lccp/condition/17-1-1-customer-identity-verification',
    date: '2026-11-27',
  },
  gluestv: {
    title: 'Glücksspielstaatsvertrag 2021',
    url: 'https://www.gesetze-bayern.de/Content/Document/StVGlueStV2021',
    date: '2021-07-01',
  },
  gluestv22a: {
    title: 'Glücksspielstaatsvertrag 2021, § 22a',
    url: 'https://www.gesetze-bayern.de/Content/Document/StVGlueStV2021-22a',
    date: '2021-07-01',
  },
  agco: {
    title: 'AGCO, Registrar’s Standards for Internet Gaming',
    url: 'https://www.agco.ca/limit-setting-features',
    date: '2026-05-01',
  },
  agcoGames: {
    title: 'AGCO, Registrar’s Standards for Internet Gaming, game management',
    url: 'https://www.agco.ca/game-management',
    date: '2026-05-01',
  },
  agcoEligibility: {
    title: 'AGCO, Registrar’s Standards for Internet Gaming, eligibility',
    url: 'https://www.agco.ca/eligibility',
    date: '2026-11-27',
  },
  agcoAccounts: {
    title: 'AGCO, Registrar’s Standards for Internet Gaming, registration and account creation',
    url: 'https://www.agco.ca/book/export/html/57776',
    date: '2026-11-27',
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
  spaOriginal: {
    title: 'Portaria SPA/MF 1.231/2024, original text in a copy',
    url: 'https://tiknews.com.br/2024/10/jogos-de-azar-regras-e-diretrizes-para.html',
    date: '2024-07-31',
  },
  spaGames: {
    title: 'Portaria SPA/MF 1.207/2024, as summed up by a payment service',
    url: 'https://starspay.com/pt/secretaria-de-premios-e-apostas-publica-portaria-definindo-regras-para-jogos-de-apostas-online',
    date: '2024-07-31',
  },
  dgoj: {
    title: 'Real Decreto 1614/2011 and Real Decreto 176/2023',
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2011-17836',
    date: '2023-03-15',
  },
} as const satisfies Record<string, Source>;

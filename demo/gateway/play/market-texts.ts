import { marketNames, type SportCode, selectionNames } from '../../fixtures/catalogue/sports.ts';
import type { Language } from '../../fixtures/languages.ts';
import { type MarketId, marketOutcomes, type Selection } from './markets.ts';
import type { Market, MatchPick } from './slip.ts';

interface Sides {
  sport: SportCode;
  home: string;
  away: string;
}

/** Isolates the direction of a name or a number in a text. */
const isolated = (text: string) => `\u2068${text}\u2069`;
const leftToRight = (text: string) => `\u2066${text}\u2069`;

/** Names of total scores, by what the sport counts. */
const totals: Readonly<Partial<Record<SportCode, 'goals' | 'sets' | 'maps'>>> = {
  football: 'goals',
  tennis: 'sets',
  esports: 'maps',
};

function marketName({ sport, home }: Sides, id: MarketId, language: Language): string {
  if (id === 'result') return marketNames[sport === 'football' ? 'result' : 'winner'][language];
  if (id === 'total') return marketNames[totals[sport] ?? 'goals'][language];
  return marketNames[id][language].replace('{{team}}', isolated(home));
}

/** Returns a number with its sign, with the minus sign of print. */
const signed = (line: number) => `${line < 0 ? '−' : '+'}${Math.abs(line)}`;

function selectionName(
  match: Sides,
  { id, line = 0 }: Pick<Market, 'id' | 'line'>,
  outcome: Selection,
  language: Language,
) {
  if (outcome === 'home' || outcome === 'away') {
    if (id !== 'handicap') return match[outcome];
    return `${isolated(match[outcome])} ${leftToRight(signed(outcome === 'home' ? line : -line))}`;
  }
  return selectionNames[outcome][language].replace('{{n}}', leftToRight(String(line)));
}

/** Returns open markets with their names and those of their selections. */
export function marketsWithTexts(match: Sides & { markets: readonly Market[] }, language: Language) {
  return match.markets.map(({ id, line, odds }) => ({
    id,
    name: marketName(match, id, language),
    outcomes: marketOutcomes[id].map((outcome) => ({
      id: outcome,
      name: selectionName(match, { id, ...(line !== undefined && { line }) }, outcome, language),
      odds: odds[outcome] ?? 0,
    })),
  }));
}

/** Returns the names of a bet's market and selection. */
export function pickTexts(
  match: Sides & { markets: readonly { id: MarketId; line: number | undefined }[] },
  { market, outcome }: MatchPick,
  language: Language,
) {
  const line = match.markets.find(({ id }) => id === market)?.line;
  return {
    marketName: marketName(match, market, language),
    pickName: selectionName(match, { id: market, ...(line !== undefined && { line }) }, outcome, language),
  };
}

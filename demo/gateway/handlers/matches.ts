import type { SportCode } from '../../fixtures/catalogue/sports.ts';
import { type Language, languageOf } from '../../fixtures/languages.ts';
import { hashOf } from '../../fixtures/random.ts';
import type { Handlers } from '../handler.ts';
import { type Fixture, fixturesOf, type Outcome, periodText, sportsIn } from '../play/slip.ts';

/** The vendor whose game of SPORTS is in e-sports. */
const ESPORTS = 'IMES';

export const matches = {
  getMatches({ gateway: { store, clock }, query: { language: asked, vassalages, sport, size } }) {
    const vendors = vassalages?.split(',');
    const language = languageOf(asked);
    const now = clock();
    const games = store.all<GameRow>(
      `SELECT g.id, g.type, g.name, g.vendor FROM vendor_categories c JOIN games g ON g.id = c.game_id
       WHERE c.category IN ('SPORTS', 'ESPORTS') ORDER BY c.rowid`,
    );
    const all = games
      .filter(({ vendor, type }) => type === 'ESPORTS' || vendor !== ESPORTS)
      .filter(({ vendor }) => !vendors || vendors.includes(vendor))
      .flatMap((game) => fixturesOf(game, now).map((fixture) => ({ ...fixture, vendor: game.vendor })))
      .sort((a, b) => Number(!a.progress) - Number(!b.progress) || a.startsAt - b.startsAt);
    const shown = once(all).filter((fixture) => !sport || fixture.sport === sport);
    return {
      matches: shown.slice(0, size).map((fixture) => wireMatch(fixture, language)),
      sports: sportsIn(all, language),
    };
  },
} satisfies Partial<Handlers>;

/** Keeps one of the vendors that offer a match; matches take turns. */
function once<One extends Fixture>(matches: readonly One[]): One[] {
  const offers = new Map<string, One[]>();
  for (const match of matches) offers.set(match.id, [...(offers.get(match.id) ?? []), match]);
  return [...offers].map(([id, same]) => same[hashOf(id) % same.length]!);
}

interface GameRow {
  id: string;
  type: string;
  name: string;
  vendor: string;
}

function wireMatch(fixture: Fixture & { vendor: string; sport: SportCode }, language: Language) {
  const { id, vendor, sport, competition, home, away, startsAt, progress } = fixture;
  const { minute = 0, shown = ['', ''], isSuspended = false } = progress ?? {};
  const odd = (outcome: Outcome) => fixture.odds[outcome] / 100;
  return {
    id,
    vassalage: vendor,
    sport,
    competition,
    home,
    away,
    startsAt,
    isLive: progress !== undefined,
    minute,
    period: periodText(fixture, language),
    homeScore: shown[0],
    awayScore: shown[1],
    odds: { home: odd('home'), draw: odd('draw'), away: odd('away') },
    isSuspended,
    moreMarkets: fixture.markets.length,
  };
}

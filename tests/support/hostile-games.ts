import type { Game } from '../../src/gateway/endpoints/game.ts';

/** Odd and hostile values of an operator's data. */
const hostileGames: readonly Partial<Record<keyof Game, unknown>>[] = [
  { gameName: 'Night Train to the Observatory '.repeat(7).slice(0, 200), displayName: '' },
  { gameName: 'W'.repeat(200), displayName: undefined },
  { gameName: 'Plain', displayName: 'لالٹین ٹائیگر 777 Deluxe (2024) — نیا ورژن اب دستیاب ہے' },
  { gameName: 'Lantern', displayName: 'abc \u202e\u2067gnp.exe' },
  { gameName: 'Z\u0361\u0327'.repeat(60), displayName: '' },
  { gameName: '👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿🎰🎰🎰🎰🎰🎰🎰🎰🎰🎰🎰🎰🎰🎰🎰🎰', displayName: null },
  { gameName: '\u200b\u200d\ufeff', displayName: '   ' },
  { gameName: 'No picture', iconUrl: '' },
  { gameName: 'Blank picture', iconUrl: '   ' },
  { gameName: 'Missing picture', iconUrl: '/art/games/none.avif' },
  { gameName: 'Script for a picture', iconUrl: 'javascript:globalThis.harmed=1' },
  { gameName: '<img src=x onerror="globalThis.harmed=1">', displayName: '<b>bold</b>&amp;' },
  { gameName: 'Vendor unknown', vassalage: 'NOBODY' },
  { gameName: 'Vendor of the prototype', vassalage: 'constructor' },
  { gameName: 'Vendor of none', vassalage: '' },
  { gameName: 'Seven\nlines\n\n\n\n\n\nof name', displayName: '' },
  { gameName: '龍'.repeat(120), displayName: '' },
  { gameName: 'Odd numbers', minBet: -1e300, isHot: 'yes', freeplay: 2, lottoMode: null },
];

/** Returns games of a response, with hostile values in the first ones. */
export function withHostile<G extends object>(games: readonly G[]): G[] {
  return games.map((game, index) => {
    const hostile = hostileGames[index];
    return hostile ? { ...game, displayName: hostile.gameName, ...hostile } : game;
  });
}

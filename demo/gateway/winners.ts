import { pick, seededRandom } from '../fixtures/random.ts';
import type { Gateway } from './gateway-state.ts';
import { metaValue, setMeta } from './meta.ts';
import { lineMultiples, volatilityOf } from './play/reels.ts';
import { stakesOf } from './play/stakes.ts';
import { tableOf } from './play/tables/tables.ts';
import type { Store } from './store.ts';

/** Milliseconds of one tick, which has at most one win. */
const TICK = 20_000;
/** Share of ticks with a win. */
const LIKELY = 0.55;
/** Maximum number of ticks to catch up after a pause. */
const LOOK_BACK = 600;
/** Maximum number of stored wins. */
const KEPT = 400;
/** Number of latest wins from which the board shows the biggest. */
const BOARD_OF = 60;
/** In cents: range of invented wins, and how rare large ones are. */
const SMALLEST = 900_00;
const LARGEST = 400_000_00;
const RARITY = 0.85;
/** Minimum of a demo game's win for the board, in cents. */
export const BOARD_WIN = 1_000_00;

const STORED_AS = 'winners-beat';
const names =
  'maya7 simran.t rahul22 aiko_n jiho88 paulo.r teiva ayesha1 carmen5 dev_king lucia.m minseo haru3 bilal_x tiare9 joao77 zara.k omar51 priya_s mateo4'.split(
    ' ',
  );

/** Masks a name for strangers: `maya7` becomes `ma•••7`. */
function maskName(name: string): string {
  return `${name.slice(0, 2)}•••${name.slice(-1)}`;
}

interface PlayedGame {
  id: string;
  name: string;
  type: string;
  minBet: number;
}

export interface WinnerRow {
  game_id: string;
  node_id: string;
  name: string;
  local_name: string | null;
  type: string;
  vendor: string;
  customer: string;
  at: number;
  amount: number;
}

/** Returns the biggest of the latest wins, largest first. */
export function boardOf(gateway: Gateway, category: string, language: string, limit: number): WinnerRow[] {
  catchUp(gateway);
  return gateway.store.all<WinnerRow>(
    `SELECT * FROM (
       SELECT w.game_id, g.node_id, g.name, n.name AS local_name, g.type, g.vendor, w.customer, w.at, w.amount
       FROM winners w JOIN games g ON g.id = w.game_id
       LEFT JOIN game_names n ON n.game_id = g.id AND n.language = ?
       WHERE ? IN ('', 'ALL') OR g.type = ?
       ORDER BY w.at DESC, w.id DESC LIMIT ${BOARD_OF}
     ) ORDER BY amount DESC, at DESC LIMIT ?`,
    language,
    category,
    category,
    limit,
  );
}

export function addWinner(store: Store, gameId: string, username: string, amount: number, at: number): void {
  store.insert('winners', { game_id: gameId, customer: maskName(username), at, amount });
}

/** Invents the wins since the last call, deterministic per tick. */
function catchUp({ store, clock }: Gateway): void {
  const now = Math.floor(clock() / TICK);
  const last = Math.max(Number(metaValue(store, STORED_AS) ?? 0), now - LOOK_BACK);
  if (last >= now) return;
  const games = store.all<PlayedGame>(
    `SELECT id, name, type, min_bet AS minBet FROM games
     WHERE type IN ('RNG', 'LIVE', 'FISH', 'PVP') ORDER BY position`,
  );
  store.transaction(() => {
    for (let tick = last + 1; tick <= now; tick++) {
      const random = seededRandom(tick);
      if (random() > LIKELY) continue;
      const wanted = Math.min(SMALLEST / (1 - random()) ** (1 / RARITY), LARGEST);
      const at = (tick - 1) * TICK + Math.floor(random() * TICK);
      const game = pick(random, games);
      const amount = nearestWin(game, wanted);
      if (amount >= SMALLEST) addWinner(store, game.id, pick(random, names), amount, at);
    }
    setMeta(store, STORED_AS, String(now));
    store.run('DELETE FROM winners WHERE id NOT IN (SELECT id FROM winners ORDER BY at DESC LIMIT ?)', KEPT);
  });
}

/** Returns the win of a game that is nearest to an amount, of all its stakes and prizes; 0 if all are small. */
function nearestWin(game: PlayedGame, wanted: number): number {
  const wins = stakesOf(game).flatMap((stake) => multiplesOf(game).map((times) => Math.floor(stake * times)));
  const large = wins.filter((win) => win >= SMALLEST && win <= LARGEST);
  return large.reduce(
    (nearest, win) => (Math.abs(win - wanted) < Math.abs(nearest - wanted) ? win : nearest),
    0,
  );
}

/** Returns the prizes of a game as multiples of the stake. */
export function multiplesOf(game: PlayedGame): number[] {
  const table = tableOf(game);
  return table ? table.options.map(({ times }) => times / 100) : lineMultiples(volatilityOf(game.id));
}

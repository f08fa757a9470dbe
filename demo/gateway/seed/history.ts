import { agentUsername } from '../accounts.ts';
import { pick, type Random, seededRandom, seedOf } from '../random.ts';
import type { Store } from '../store.ts';
import type { Movement } from '../wallet.ts';
import { team } from './team.ts';

const HOUR = 60 * 60_000;
/** Hours that the seeded history goes back: 30 days without the last quarter of an hour. */
const SPAN = 30 * 24;
const LATEST = HOUR / 4;
/** Days before it that the accounts were opened. */
const OPENED = 20 * 24 * HOUR;

/** What a member of the demo has played in the last month. */
interface Month {
  rounds: number;
  /** How many times the usual stakes and payments; once unless told. */
  high?: number;
}

const months: Readonly<Record<string, Month>> = {
  maya7: { rounds: 150 },
  ravi1: { rounds: 60, high: 15 },
  noor2: { rounds: 40, high: 100 },
  [agentUsername]: { rounds: 12 },
};
const TEAM_MONTH: Month = { rounds: 10 };
/** Rounds between two deposits, and between two withdrawals. */
const DEPOSIT_EVERY = 12;
const WITHDRAW_EVERY = 35;

/** In cents. */
const stakes = [50_00, 100_00, 100_00, 250_00, 500_00, 1_000_00];
const deposits = [1_000_00, 2_000_00, 5_000_00, 10_000_00];
/** What a stake is multiplied by where a round is won; most are lost. */
const factors = [0, 0, 0, 0, 0, 0, 0.5, 1.2, 2, 3, 8];

interface Game {
  id: string;
}

interface Event {
  kind: Movement;
  cents: number;
  at: number;
}

/** A month of play, deposits and withdrawals that ends at the balance each member has: the same one every time. */
export function fillHistory(store: Store, now: number): void {
  const games = store.all<Game>(
    "SELECT id FROM games WHERE type IN ('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS') AND position % 7 = 0 ORDER BY position",
  );
  const members = { ...months, ...Object.fromEntries(team.map(({ username }) => [username, TEAM_MONTH])) };
  for (const [username, { rounds, high = 1 }] of Object.entries(members)) {
    const member = store.one<{ id: number; balance: number }>(
      'SELECT id, balance FROM members WHERE username = ?',
      username,
    );
    if (!member) continue;
    const random = seededRandom(seedOf(username));
    const began = now - SPAN * HOUR;
    store.run('UPDATE members SET created_at = ? WHERE id = ?', began - OPENED, member.id);
    const events = playMonth(store, member.id, { games, rounds, high }, random, now);
    writeLedger(store, member, random, events);
  }
}

function playMonth(
  store: Store,
  memberId: number,
  { games, rounds: count, high }: { games: Game[]; rounds: number; high: number },
  random: Random,
  now: number,
) {
  const events: Event[] = [];
  const step = (SPAN * HOUR - LATEST) / count;
  for (let index = 0; index < count; index++) {
    // The last one falls within the last quarter of an hour before the latest, so that today has something.
    const at = Math.round(
      now - LATEST - (count - 1 - index + random() * 0.5 * Number(index < count - 1)) * step,
    );
    if (index % DEPOSIT_EVERY === 0)
      events.push({ kind: 'deposit', cents: high * pick(random, deposits), at: at - HOUR / 6 });
    const bet = high * pick(random, stakes);
    const win = Math.round(bet * pick(random, factors));
    events.push({ kind: 'bet', cents: -bet, at });
    if (win) events.push({ kind: 'win', cents: win, at });
    if (index % WITHDRAW_EVERY === WITHDRAW_EVERY - 1)
      events.push({ kind: 'withdraw', cents: -high * stakes[5]!, at: at + HOUR / 6 });
    store.run(
      'INSERT INTO rounds (id, member_id, game_id, bet, win, outcome, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      orderId(random),
      memberId,
      pick(random, games).id,
      bet,
      win,
      '{}',
      at,
    );
  }
  return events;
}

/** Like the ids that play and payments get. */
function orderId(random: Random): string {
  const hex = (digits: number) =>
    Math.floor(random() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return [hex(8), hex(4), hex(4), hex(4), hex(12)].join('-');
}

/** Writes what moved, counted back from the balance there is. */
function writeLedger(
  store: Store,
  { id, balance }: { id: number; balance: number },
  random: Random,
  events: Event[],
) {
  const sum = events.reduce((total, { cents }) => total + cents, 0);
  let held = balance - sum;
  let least = held;
  let now = held;
  for (const { cents } of events) {
    now += cents;
    least = Math.min(least, now);
  }
  // Nobody ever held less than nothing: whoever would have has just been paid out that much.
  const last = events.at(-1);
  if (least < 0 && last) {
    events.push({ kind: 'withdraw', cents: least, at: last.at + 1 });
    held -= least;
  }
  events.forEach(({ kind, cents, at }) => {
    held += cents;
    store.run(
      'INSERT INTO ledger (id, member_id, kind, amount, balance, at) VALUES (?, ?, ?, ?, ?, ?)',
      orderId(random),
      id,
      kind,
      cents,
      held,
      at,
    );
  });
}

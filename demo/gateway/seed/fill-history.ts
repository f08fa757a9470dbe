import { weeklyCashback } from '../../fixtures/content/letter-texts.ts';
import { DAY, HOUR, MINUTE } from '../../fixtures/durations.ts';
import { agentUsername } from '../../fixtures/people/accounts.ts';
import { team } from '../../fixtures/people/team.ts';
import { hashOf, pick, type Random, seededRandom } from '../../fixtures/random.ts';
import { newOrderId } from '../order-id.ts';
import { rebateShares, writeRebate } from '../rebates.ts';
import type { Store } from '../store.ts';
import type { Movement } from '../wallet.ts';
import { cashbackTime, FRESH_WEEKS } from './fill-letters.ts';
import { writePayment } from './write-payment.ts';

/** Hours of the history: 30 days without the last quarter of an hour. */
const SPAN = 30 * 24;
const LATEST = HOUR / 4;

/** A member's rounds and payments of a month. */
interface Month {
  rounds: number;
  /** Factor on stakes and payments; by default 1. */
  high?: number;
  /** Has never withdrawn. */
  keeps?: true;
}

const months: Readonly<Record<string, Month>> = {
  maya7: { rounds: 150 },
  ravi1: { rounds: 60, high: 15 },
  noor2: { rounds: 40, high: 100, keeps: true },
  [agentUsername]: { rounds: 12 },
};
/** Weeks of an older account before its month. */
const EARLIER_WEEKS = 9;
/** Rounds between two rewards of team members, and the reward in cents. */
const REWARD_EVERY = 4;
const REWARD = 25_00;
/** Rounds between two deposits, and between two withdrawals. */
const DEPOSIT_EVERY = 12;
const WITHDRAW_EVERY = 35;

/** Rounds of a month from which a game is a favourite. */
const FAVOURITE_FROM = 4;

/** In cents. */
const stakes = [50_00, 100_00, 100_00, 250_00, 500_00, 1_000_00];
const deposits = [1_000_00, 2_000_00, 5_000_00, 10_000_00];
/** Multiples of the stake; most rounds lose. */
const factors = [0, 0, 0, 0, 0, 0, 0.5, 1.2, 2, 3, 8];

interface Game {
  id: string;
  type: string;
  vendor: string;
}

interface Event {
  kind: Movement;
  cents: number;
  at: number;
}

/** A member with rounds, and a range of milliseconds before now. */
interface Player {
  id: number;
  balance: number;
  count: number;
  /** Factor on stakes and payments. */
  high: number;
  from: number;
  until: number;
  rewarded: boolean;
  keeps: boolean;
}

type Events = Map<number, Event[]>;

/** Inserts a month of rounds, deposits and withdrawals that ends at each member's balance. Deterministic. */
export function fillHistory(store: Store, now: number): void {
  const games = store.all<Game>(
    `SELECT id, type, vendor FROM games
     WHERE type IN ('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS') AND position % 7 = 0 ORDER BY position`,
  );
  const events: Events = new Map();
  const randoms = new Map<number, Random>();
  const players = [...membersOf(store), ...teamOf(store)];
  for (const { username, ...player } of players) {
    const random = seededRandom(username);
    randoms.set(player.id, random);
    playMonth(store, events, player, games, random, now);
    if (username in months) playEarlier(store, eventsOf(events, player.id), player, games, now);
  }
  for (const { id, balance } of players) {
    writeLedger(store, { id, balance }, randoms.get(id)!, events.get(id) ?? []);
  }
  fillOwnGames(store);
}

/** Inserts the games of all rounds as recent ones, and those that a member has played most often as favourites. */
function fillOwnGames(store: Store): void {
  store.run(
    `INSERT INTO recent_games (member_id, game_id, at)
     SELECT member_id, game_id, MAX(at) FROM rounds GROUP BY member_id, game_id`,
  );
  store.run(
    `INSERT INTO favourites (member_id, node_id, added)
     SELECT r.member_id, g.node_id, MAX(r.at) FROM rounds r JOIN games g ON g.id = r.game_id
     GROUP BY r.member_id, g.node_id HAVING COUNT(*) >= ?`,
    FAVOURITE_FROM,
  );
}

type Named = Player & { username: string };

function membersOf(store: Store): Named[] {
  return Object.entries(months).flatMap(([username, { rounds: count, high = 1, keeps = false }]) => {
    const member = accountOf(store, username);
    if (!member) return [];
    const own = { from: SPAN * HOUR, until: LATEST, rewarded: false, keeps };
    return [{ ...member, username, count, high, ...own }];
  });
}

function teamOf(store: Store): Named[] {
  return team.map(({ username, rounds: count, seen, joined }) => ({
    ...accountOf(store, username)!,
    username,
    count,
    high: 1,
    from: Math.min(SPAN, joined) * HOUR,
    // Sessions last at least half an hour.
    until: Math.max(LATEST, (seen - 0.5) * HOUR) + (hashOf(username) % 25) * MINUTE,
    rewarded: true,
    keeps: false,
  }));
}

function accountOf(store: Store, username: string) {
  return store.one<{ id: number; balance: number }>(
    'SELECT id, balance FROM members WHERE username = ?',
    username,
  );
}

function playMonth(
  store: Store,
  all: Events,
  { id: memberId, count, high, from, until, rewarded, keeps }: Player,
  games: Game[],
  random: Random,
  now: number,
): void {
  const events = eventsOf(all, memberId);
  const step = (from - until) / count;
  for (let index = 0; index < count; index++) {
    // The last round is at the latest time, so that today has records.
    const at = Math.round(
      now - until - (count - 1 - index + random() * 0.5 * Number(index < count - 1)) * step,
    );
    if (index % DEPOSIT_EVERY === 0)
      events.push({ kind: 'deposit', cents: high * pick(random, deposits), at: at - HOUR / 6 });
    const bet = high * pick(random, stakes);
    const win = Math.round(bet * pick(random, factors));
    events.push({ kind: 'bet', cents: -bet, at });
    if (win) events.push({ kind: 'win', cents: win, at });
    if (index % WITHDRAW_EVERY === WITHDRAW_EVERY - 1 && !keeps)
      events.push({ kind: 'withdraw', cents: -high * stakes[5]!, at: at + HOUR / 6 });
    if (rewarded && index % REWARD_EVERY === 1) events.push({ kind: 'reward', cents: REWARD, at });
    const id = newOrderId(random);
    const game = pick(random, games);
    store.insert('rounds', { id, member_id: memberId, game_id: game.id, bet, win, outcome: '{}', at });
    for (const share of rebateShares(store, memberId, game, bet)) {
      writeRebate(store, share, { memberId, game, bet, at });
      eventsOf(all, share.memberId).push({ kind: 'rebate', cents: share.cents, at });
    }
  }
}

/** Adds a deposit and a round for each week before the month, and each week's collected cashback. */
function playEarlier(store: Store, events: Event[], { id, high }: Player, games: Game[], now: number): void {
  const random = seededRandom(`weeks of ${id}`);
  for (let week = 1; week <= EARLIER_WEEKS; week++) {
    const at = now - SPAN * HOUR - week * 7 * DAY + Math.round(random() * DAY);
    const bet = high * stakes[0]!;
    events.push({ kind: 'deposit', cents: high * deposits[0]!, at: at - HOUR / 6 });
    events.push({ kind: 'bet', cents: -bet, at });
    const game = pick(random, games);
    store.insert('rounds', {
      id: newOrderId(random),
      member_id: id,
      game_id: game.id,
      bet,
      win: 0,
      outcome: '{}',
      at,
    });
  }
  for (const [week, amount] of weeklyCashback.entries()) {
    const at = cashbackTime(now, week) + DAY;
    if (week >= FRESH_WEEKS) events.push({ kind: 'reward', cents: amount * 100, at });
  }
}

function eventsOf(all: Events, memberId: number): Event[] {
  const events = all.get(memberId) ?? [];
  all.set(memberId, events);
  return events;
}

/** Inserts movements, backwards from the balance. */
function writeLedger(
  store: Store,
  { id, balance }: { id: number; balance: number },
  random: Random,
  events: Event[],
) {
  // Rebates of other players' rounds lie in between.
  events.sort((a, b) => a.at - b.at);
  const sum = events.reduce((total, { cents }) => total + cents, 0);
  let held = balance - sum;
  let least = held;
  let last = -1;
  let now = held;
  for (const [index, { cents }] of events.entries()) {
    now += cents;
    least = Math.min(least, now);
    // Movements of one time stay together.
    if (now < 0 || events[last]?.at === events[index]?.at) last = index;
  }
  // Balances are never negative: a withdrawal after the last negative one corrects them.
  if (least < 0) {
    events.splice(last + 1, 0, { kind: 'withdraw', cents: least, at: (events[last]?.at ?? 0) + 1 });
    held -= least;
  }
  events.forEach(({ kind, cents, at }) => {
    held += cents;
    const order = newOrderId(random);
    store.insert('ledger', { id: order, member_id: id, kind, amount: cents, balance: held, at });
    if (kind === 'deposit' || kind === 'withdraw')
      writePayment(store, { id: order, memberId: id, kind, cents, at });
  });
}

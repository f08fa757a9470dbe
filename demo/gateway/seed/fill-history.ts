import { weeklyCashback } from '../../fixtures/content/letter-texts.ts';
import { promotionSeeds } from '../../fixtures/content/promotions.ts';
import { DAY, HOUR, MINUTE } from '../../fixtures/durations.ts';
import { agentUsername } from '../../fixtures/people/accounts.ts';
import { friends } from '../../fixtures/people/friends.ts';
import { seededApplications } from '../../fixtures/people/promotion-applications.ts';
import { team } from '../../fixtures/people/team.ts';
import { hashOf, pick, type Random, seededRandom } from '../../fixtures/random.ts';
import { newOrderId } from '../order-id.ts';
import { rebateShares, writeRebate } from '../rebates.ts';
import type { Store } from '../store.ts';
import type { Event } from './event.ts';
import { fillDividends, HISTORY } from './fill-contracts.ts';
import { rewardInviter } from './fill-friends.ts';
import { cashbackTime, FRESH_WEEKS } from './fill-letters.ts';
import { type PaymentHabit, paymentHabitOf, seededPayment } from './seeded-payments.ts';
import { type Habit, playSeeded, type SeededGame } from './seeded-rounds.ts';
import { writeLedger } from './write-ledger.ts';

/** Chosen for rounds that bring maya7 into each state of promotions, and the members to their VIP levels. */
const SEED = 'round 25';
/** Hours of the history: 30 days without the last quarter of an hour. */
const SPAN = HISTORY / HOUR;
const LATEST = HOUR / 4;

/** A member's rounds and payments of a month. */
interface Month {
  rounds: number;
  habit: Habit;
  /** Has never withdrawn. */
  keeps?: true;
}

const months: Readonly<Record<string, Month>> = {
  maya7: { rounds: 150, habit: { largest: 1_000_00, tables: 0.5 } },
  ravi1: { rounds: 60, habit: { largest: 10_000_00, tables: 0.8 } },
  noor2: { rounds: 60, habit: { largest: 50_000_00, tables: 0.9 }, keeps: true },
  [agentUsername]: { rounds: 12, habit: { largest: 500_00, tables: 0.3 } },
};
const teamHabit: Habit = { largest: 1_000_00, tables: 0.5 };
const friendHabit: Habit = { largest: 200_00, tables: 0.4 };
/** Weeks of an older account before its month. */
const EARLIER_WEEKS = 9;
/** Rounds between two rewards of team members, and the reward in cents. */
const REWARD_EVERY = 4;
const REWARD = 25_00;
/** Rounds between two deposits, and between two withdrawals. */
const DEPOSIT_EVERY = 12;
const WITHDRAW_EVERY = 14;

/** Rounds of a month from which a game is a favourite. */
const FAVOURITE_FROM = 4;
/** Number of the smallest deposits of which a week before the month has one. */
const SMALL = 4;

/** A member with rounds, and a range of milliseconds before now. */
interface Player {
  id: number;
  username: string;
  balance: number;
  opened: number;
  count: number;
  habit: Habit;
  pays: PaymentHabit;
  from: number;
  until: number;
  rewarded: boolean;
  keeps: boolean;
}

type Events = Map<number, Event[]>;

/** Inserts a month of rounds, deposits and withdrawals that ends at each member's balance. Deterministic. */
export function fillHistory(store: Store, now: number): void {
  const games = store.all<SeededGame>(
    `SELECT id, name, type, vendor, min_bet AS minBet FROM games
     WHERE type IN ('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS') AND NOT is_new AND position % 7 = 0 ORDER BY position`,
  );
  const events: Events = new Map();
  const randoms = new Map<number, Random>();
  const invited = friendsOf(store);
  const players = [...membersOf(store), ...teamOf(store), ...invited];
  for (const player of players) {
    const random = seededRandom(player.username);
    randoms.set(player.id, random);
    playMonth(store, events, player, games, random, now);
    if (player.username in months) playEarlier(store, events, player, games, now);
  }
  for (const friend of invited) rewardInviter(store, (id) => eventsOf(events, id), friend);
  const agent = players.find(({ username }) => username === agentUsername)!;
  for (const { cents, at } of fillDividends(store, now))
    eventsOf(events, agent.id).push({ kind: 'reward', cents, at });
  for (const player of players) {
    const own = eventsOf(events, player.id);
    const first = own.reduce((least, { at }) => Math.min(least, at), now);
    // A new account's first deposit is the one before its first round.
    const opened = player.rewarded ? Math.max(player.opened + MINUTE, first - HOUR) : player.opened + DAY;
    writeLedger(store, { ...player, opened }, randoms.get(player.id)!, own);
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

function membersOf(store: Store): Player[] {
  return Object.entries(months).flatMap(([username, { rounds: count, habit, keeps = false }]) => {
    const member = accountOf(store, username);
    if (!member) return [];
    const own = { from: SPAN * HOUR, until: LATEST, rewarded: false, keeps };
    return [{ ...member, username, count, habit, pays: paymentHabitOf(username, member.id), ...own }];
  });
}

function teamOf(store: Store): Player[] {
  return team.map(({ username, rounds: count, seen, joined }, number) => ({
    ...accountOf(store, username)!,
    username,
    count,
    habit: teamHabit,
    pays: paymentHabitOf(username, number),
    // Nobody plays in the first minutes of an account.
    from: Math.min(SPAN, joined - 0.5) * HOUR,
    // Sessions last at least half an hour.
    until: Math.max(LATEST, (seen - 0.5) * HOUR) + (hashOf(username) % 25) * MINUTE,
    rewarded: true,
    keeps: false,
  }));
}

function friendsOf(store: Store): Player[] {
  return friends.map(({ username, rounds: count, seen, joined }, number) => ({
    ...accountOf(store, username)!,
    username,
    count,
    habit: friendHabit,
    pays: paymentHabitOf(username, number),
    from: (joined - 1.5) * DAY,
    until: seen * DAY,
    rewarded: false,
    keeps: false,
  }));
}

function accountOf(store: Store, username: string) {
  return store.one<{ id: number; balance: number; opened: number }>(
    'SELECT id, balance, created_at AS opened FROM members WHERE username = ?',
    username,
  );
}

function playMonth(
  store: Store,
  all: Events,
  player: Player,
  games: SeededGame[],
  random: Random,
  now: number,
): void {
  const { count, pays, from, until, rewarded, keeps } = player;
  const payments = seededRandom(`payments of ${player.username}`);
  const events = eventsOf(all, player.id);
  const step = (from - until) / count;
  for (let index = 0; index < count; index++) {
    // The last round is at the latest time, so that today has records.
    const at = Math.round(
      now - until - (count - 1 - index + random() * 0.5 * Number(index < count - 1)) * step,
    );
    if (index % DEPOSIT_EVERY === 0)
      events.push(seededPayment(payments, 'deposit', pays, pick(random, pays.deposits), at - HOUR / 6));
    writeRound(store, all, player, games, random, at);
    if (index % WITHDRAW_EVERY === WITHDRAW_EVERY - 1 && !keeps)
      events.push(seededPayment(payments, 'withdraw', pays, pick(random, pays.withdrawals), at + HOUR / 6));
    if (rewarded && index % REWARD_EVERY === 1) events.push({ kind: 'reward', cents: REWARD, at });
  }
}

/** Adds a deposit and a round for each week before the month, and each week's collected cashback. */
function playEarlier(store: Store, all: Events, player: Player, games: SeededGame[], now: number): void {
  const random = seededRandom(`weeks of ${player.id}`);
  const payments = seededRandom(`earlier payments of ${player.username}`);
  const small = player.pays.deposits.slice(0, SMALL);
  const events = eventsOf(all, player.id);
  for (let week = 1; week <= EARLIER_WEEKS; week++) {
    const at = now - SPAN * HOUR - week * 7 * DAY + Math.round(random() * DAY);
    events.push(seededPayment(payments, 'deposit', player.pays, pick(payments, small), at - HOUR / 6));
    writeRound(store, all, player, games, random, at);
  }
  for (const { promotionId, ago, claimed } of seededApplications.filter(
    ({ username }) => username === player.username,
  )) {
    const { rules } = promotionSeeds.find(({ id }) => id === promotionId)!;
    if (!claimed) continue;
    const at = now - ago;
    events.push({ kind: 'deposit', cents: claimed, at: at + HOUR / 2 });
    const reward = rules.reward!({ counted: claimed, lost: 0, level: 0 });
    events.push({ kind: 'reward', cents: reward, at: at + HOUR });
  }
  for (const [week, amount] of weeklyCashback.entries()) {
    const at = cashbackTime(now, week) + DAY;
    if (week >= FRESH_WEEKS) events.push({ kind: 'reward', cents: amount * 100, at });
  }
}

/** Plays a round, and inserts it with the rebates of the agents above. */
function writeRound(
  store: Store,
  all: Events,
  { id: memberId, habit }: Player,
  games: SeededGame[],
  random: Random,
  at: number,
): void {
  // A separate stream, so that the change of a game changes only its rounds.
  const own = seededRandom(`${SEED} ${memberId} ${Math.round(random() * 1e9)}`);
  const { game, bet, win } = playSeeded(own, games, habit);
  const events = eventsOf(all, memberId);
  events.push({ kind: 'bet', cents: -bet, at, gameId: game.id });
  if (win) events.push({ kind: 'win', cents: win, at, gameId: game.id });
  const id = newOrderId(random);
  store.insert('rounds', { id, member_id: memberId, game_id: game.id, bet, win, outcome: '{}', at });
  for (const share of rebateShares(store, memberId, game, bet)) {
    writeRebate(store, share, { memberId, game, bet, at });
    eventsOf(all, share.memberId).push({ kind: 'rebate', cents: share.cents, at });
  }
}

function eventsOf(all: Events, memberId: number): Event[] {
  const events = all.get(memberId) ?? [];
  all.set(memberId, events);
  return events;
}

import type { Category } from '../../fixtures/catalogue/vendors.ts';
import { HOUR } from '../../fixtures/durations.ts';
import { agentUsername } from '../../fixtures/people/accounts.ts';
import { team } from '../../fixtures/people/team.ts';
import { hashOf } from '../../fixtures/random.ts';
import { REBATE_LEAST } from '../rebates.ts';
import type { Store } from '../store.ts';

/** Default age of an account in hours. */
const LONG_AGO = 50 * 24;
const AGENT_TYPE = 10;

/** Rates of the demo's agent in hundredths of a percent; vendors vary slightly. */
const rates: Readonly<Record<Category, number>> = {
  RNG: 80,
  LIVE: 60,
  FISH: 80,
  PVP: 70,
  SPORTS: 55,
  ESPORTS: 55,
  LOTT: 90,
  ELOTT: 90,
};
/** Step between vendors in hundredths of a percent, and number of steps. */
const STEP = 5;
const STEPS = 3;

/** Inserts the team of the demo's agent with logins and rebates. */
export function fillTeam(store: Store, now: number): void {
  const { id: agent, password } = accountOf(store, agentUsername);
  fillOwnRates(store, agent);
  for (const seed of team) {
    const upline = seed.upline ? accountOf(store, seed.upline).id : agent;
    const seen = now - seed.seen * HOUR;
    store.run(
      `INSERT INTO members (username, password, type, nickname, label, balance, logins, upline, created_at,
         last_login_at) VALUES (?, ?, ?, ?, '', ?, 1, ?, ?, ?)`,
      seed.username,
      // Members have no password: only their agents view them.
      seed.agent ? password : '',
      seed.agent ? AGENT_TYPE : 0,
      seed.nickname,
      seed.balance,
      upline,
      now - (seed.joined ?? LONG_AGO) * HOUR,
      seen,
    );
    const { id } = accountOf(store, seed.username);
    store.run(
      `INSERT INTO rebate_rates (member_id, category, vendor, rate)
       SELECT ?, category, vendor, max(rate - ?, ?) FROM rebate_rates WHERE member_id = ?`,
      id,
      seed.below,
      REBATE_LEAST,
      upline,
    );
    if (!seed.online) continue;
    store.run(
      'INSERT INTO sessions (id, member_id, created_at, expires_at) VALUES (?, ?, ?, ?)',
      // The hash of no token.
      `seed ${seed.username}`,
      id,
      seen,
      now + seed.online * HOUR,
    );
  }
}

function fillOwnRates(store: Store, agent: number): void {
  const rows = store.all<{ category: Category; vendor: string }>(
    'SELECT category, vendor FROM vendor_categories',
  );
  for (const { category, vendor } of rows) {
    store.run(
      'INSERT INTO rebate_rates (member_id, category, vendor, rate) VALUES (?, ?, ?, ?)',
      agent,
      category,
      vendor,
      rates[category] - (hashOf(vendor) % STEPS) * STEP,
    );
  }
}

function accountOf(store: Store, username: string): { id: number; password: string } {
  return store.one('SELECT id, password FROM members WHERE username = ?', username)!;
}

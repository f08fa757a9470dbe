import type { Category } from '../../fixtures/catalogue/vendors.ts';
import { HOUR } from '../../fixtures/durations.ts';
import { agentUsername } from '../../fixtures/people/accounts.ts';
import { team } from '../../fixtures/people/team.ts';
import { hashOf } from '../../fixtures/random.ts';
import { REBATE_LEAST } from '../rebates.ts';
import type { Store } from '../store.ts';

/** Hours since an account was opened where the seed tells nothing else. */
const LONG_AGO = 50 * 24;
const AGENT_TYPE = 10;

/** Rates of the demo's agent, in hundredths of a percent; vendors differ from them a little. */
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
/** Hundredths of a percent between one vendor and the next, and how many steps there are. */
const STEP = 5;
const STEPS = 3;

/** The people below the demo's agent: who they are, when they were there, what rebates they get. */
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
      // No password opens the members: they are there to be looked at by their agents.
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

import type { Category } from '../../fixtures/catalogue/vendors.ts';
import { HOUR } from '../../fixtures/durations.ts';
import { agentUsername } from '../../fixtures/people/accounts.ts';
import { team } from '../../fixtures/people/team.ts';
import { hashOf } from '../../fixtures/random.ts';
import { REBATE_LEAST } from '../rebates.ts';
import type { Store } from '../store.ts';

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
    const seen = Math.round(now - seed.seen * HOUR);
    store.insert('members', {
      username: seed.username,
      // Members have no password: only their agents view them.
      password: seed.agent ? password : '',
      type: seed.agent ? AGENT_TYPE : 0,
      nickname: seed.nickname,
      label: '',
      balance: seed.balance,
      logins: 1,
      upline,
      created_at: Math.round(now - seed.joined * HOUR),
      last_login_at: seen,
    });
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
    store.insert('sessions', {
      // The hash of no token.
      id: `seed ${seed.username}`,
      member_id: id,
      created_at: seen,
      expires_at: now + seed.online * HOUR,
    });
  }
}

function fillOwnRates(store: Store, agent: number): void {
  const rows = store.all<{ category: Category; vendor: string }>(
    'SELECT category, vendor FROM vendor_categories',
  );
  for (const { category, vendor } of rows) {
    store.insert('rebate_rates', {
      member_id: agent,
      category,
      vendor,
      rate: rates[category] - (hashOf(vendor) % STEPS) * STEP,
    });
  }
}

function accountOf(store: Store, username: string): { id: number; password: string } {
  return store.one('SELECT id, password FROM members WHERE username = ?', username)!;
}

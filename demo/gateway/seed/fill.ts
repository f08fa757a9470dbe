import { identityKinds } from '../../../src/gateway/endpoints/shared/identity-fields.ts';
import { seedGames } from '../../fixtures/catalogue/games.ts';
import { localNames } from '../../fixtures/catalogue/local-names.ts';
import { lotteryNames } from '../../fixtures/catalogue/lottery-names.ts';
import { categories, vendors } from '../../fixtures/catalogue/vendors.ts';
import { DAY, HOUR } from '../../fixtures/durations.ts';
import { affiliates, agentUsername, demoAccounts } from '../../fixtures/people/accounts.ts';
import { seededApplications } from '../../fixtures/people/promotion-applications.ts';
import { askFor } from '../identity.ts';
import { setMeta } from '../meta.ts';
import { hashPassword } from '../passwords.ts';
import type { Store } from '../store.ts';
import { fillContracts } from './fill-contracts.ts';
import { fillFigures } from './fill-figures.ts';
import { fillFleet } from './fill-fleet.ts';
import { fillHistory } from './fill-history.ts';
import { fillLetters } from './fill-letters.ts';
import { fillPayouts } from './fill-payouts.ts';
import { fillTeam } from './fill-team.ts';
import { fillTerminals } from './fill-terminals.ts';

/** Fills an empty database, in a transaction; `slots` as in `seedGames`. */
export function fillStore(store: Store, now: number, slots = 0): void {
  fillVendors(store);
  fillGames(store, slots);
  fillMembers(store, now);
  fillTeam(store, now);
  fillHistory(store, now);
  fillPayouts(store);
  fillIdentity(store);
  fillApplications(store, now);
  fillLetters(store, now);
  fillContracts(store, now);
  fillFigures(store, now);
  fillTerminals(store);
  fillFleet(store);
}

/** All documents are requested from one member, in every market. */
function fillIdentity(store: Store): void {
  const { id } = store.one<{ id: number }>('SELECT id FROM members WHERE username = ?', 'noor2')!;
  for (const kind of identityKinds) askFor({ store }, id, kind);
}

function fillVendors(store: Store): void {
  vendors.forEach(({ code, name }, position) => {
    store.run('INSERT INTO vendors (code, name, position) VALUES (?, ?, ?)', code, name, position);
  });
}

function fillGames(store: Store, slots: number): void {
  const games = seedGames(slots);
  games.forEach((game, position) => {
    store.run(
      `INSERT INTO games
       (id, node_id, name, type, vendor, classify, min_bet, hot_rank, is_new, lines, free_play, position)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      game.id,
      game.nodeId,
      game.name,
      game.type,
      game.vendor,
      game.classify,
      game.minBet,
      game.hotRank ?? null,
      Number(game.isNew),
      game.lines,
      Number(game.freePlay),
      position,
    );
    for (const [language, name] of Object.entries(localNames[game.name] ?? lotteryNames[game.name] ?? {})) {
      store.run('INSERT INTO game_names (game_id, language, name) VALUES (?, ?, ?)', game.id, language, name);
    }
  });
  for (const category of categories) {
    const own = vendors.filter((vendor) => vendor.games[category]);
    own.forEach(({ code }, position) => {
      const first = games.find((game) => game.vendor === code && game.type === category);
      store.run(
        'INSERT INTO vendor_categories (category, vendor, position, game_id, node_id) VALUES (?, ?, ?, ?, ?)',
        category,
        code,
        position,
        first?.id ?? null,
        first?.nodeId ?? null,
      );
    });
  }
}

/** Age of the demo's accounts. */
const OPENED = 100 * DAY;

function fillMembers(store: Store, now: number): void {
  const insert = `INSERT INTO members
    (username, password, type, nickname, label, locked, balance, logins, upline, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
  const hashes = new Map<string, string>();
  for (const account of demoAccounts) {
    const hash = hashes.get(account.password) ?? hashPassword(account.password);
    hashes.set(account.password, hash);
    const { username, type, nickname, label, locked, balance, neverSignedIn } = account;
    const logins = neverSignedIn ? 0 : 1;
    const opened = neverSignedIn ? now : now - OPENED;
    store.run(
      insert,
      username,
      hash,
      type,
      nickname,
      label,
      Number(locked ?? 0),
      balance,
      logins,
      null,
      opened,
    );
  }
  const agent = store.one<{ id: number }>('SELECT id FROM members WHERE username = ?', agentUsername);
  for (const { username, mobile, email } of demoAccounts) {
    store.run(
      'UPDATE members SET mobile = ?, email = ?, mobile_checked = 1, email_checked = 1 WHERE username = ?',
      mobile ?? null,
      email ?? null,
      username,
    );
  }
  for (const { code, domain } of affiliates) {
    store.run(
      'INSERT INTO affiliates (code, domain, member_id) VALUES (?, ?, ?)',
      code,
      domain,
      agent?.id ?? 0,
    );
  }
}

function fillApplications(store: Store, now: number): void {
  setMeta(store, 'began', String(now));
  for (const { username, promotionId, ago, counted, claimed } of seededApplications) {
    store.run(
      `INSERT INTO promotion_applications (member_id, promotion_id, at, counted, claimed_at)
       SELECT id, ?, ?, ?, ? FROM members WHERE username = ?`,
      promotionId,
      now - ago,
      counted ?? 0,
      claimed ? now - ago + HOUR : null,
      username,
    );
  }
}

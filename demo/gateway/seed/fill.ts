import { identityKinds } from '../../../src/gateway/endpoints/shared/identity-fields.ts';
import { seedGames } from '../../fixtures/catalogue/games.ts';
import { localNames } from '../../fixtures/catalogue/local-names.ts';
import { lotteryNames } from '../../fixtures/catalogue/lottery-names.ts';
import { categories, vendors } from '../../fixtures/catalogue/vendors.ts';
import { DAY, HOUR } from '../../fixtures/durations.ts';
import { payoutAccounts } from '../../fixtures/operator/payment-methods.ts';
import { affiliates, agentUsername, demoAccounts } from '../../fixtures/people/accounts.ts';
import { partnerSecrets, seededFigures } from '../../fixtures/people/partner-desk.ts';
import { seededApplications } from '../../fixtures/people/promotion-applications.ts';
import { dayOf } from '../days.ts';
import { askFor } from '../identity.ts';
import { setMeta } from '../meta.ts';
import { newOrderId } from '../order-id.ts';
import { addFigures } from '../partner-figures.ts';
import { hashPassword } from '../passwords.ts';
import type { Store } from '../store.ts';
import { hashToken } from '../tokens.ts';
import { fillContracts } from './fill-contracts.ts';
import { fillFleet } from './fill-fleet.ts';
import { fillFriends } from './fill-friends.ts';
import { fillHistory } from './fill-history.ts';
import { fillLetters } from './fill-letters.ts';
import { fillTeam } from './fill-team.ts';

/** Fills an empty database, in a transaction; `slots` as in `seedGames`. */
export function fillStore(store: Store, now: number, slots = 0): void {
  fillVendors(store);
  fillGames(store, slots);
  fillMembers(store, now);
  fillTeam(store, now);
  fillFriends(store, now);
  fillPayouts(store);
  fillHistory(store, now);
  fillIdentity(store);
  fillApplications(store, now);
  fillLetters(store, now);
  fillContracts(store, now);
  fillFigures(store, now);
  fillFleet(store, now);
}

/** All documents are requested from one member, in every market. */
function fillIdentity(store: Store): void {
  const { id } = store.one<{ id: number }>('SELECT id FROM members WHERE username = ?', 'noor2')!;
  for (const kind of identityKinds) askFor({ store }, id, kind);
}

function fillVendors(store: Store): void {
  vendors.forEach(({ code, name }, position) => {
    store.insert('vendors', { code, name, position });
  });
}

function fillGames(store: Store, slots: number): void {
  const games = seedGames(slots);
  games.forEach((game, position) => {
    store.insert('games', {
      id: game.id,
      node_id: game.nodeId,
      name: game.name,
      type: game.type,
      vendor: game.vendor,
      classify: game.classify,
      min_bet: game.minBet,
      hot_rank: game.hotRank ?? null,
      is_new: Number(game.isNew),
      lines: game.lines,
      free_play: Number(game.freePlay),
      position,
    });
    for (const [language, name] of Object.entries(localNames[game.name] ?? lotteryNames[game.name] ?? {})) {
      store.insert('game_names', { game_id: game.id, language, name });
    }
  });
  for (const category of categories) {
    const own = vendors.filter((vendor) => vendor.games[category]);
    own.forEach(({ code }, position) => {
      const first = games.find((game) => game.vendor === code && game.type === category);
      store.insert('vendor_categories', {
        category,
        vendor: code,
        position,
        game_id: first?.id ?? null,
        node_id: first?.nodeId ?? null,
      });
    });
  }
}

/** Age of the demo's accounts in days. */
const OPENED = 100;
/** Member id of the first account; the others follow it. */
const FIRST_MEMBER = 30_418_257;

function fillMembers(store: Store, now: number): void {
  const hashes = new Map<string, string>();
  for (const [place, account] of demoAccounts.entries()) {
    const hash = hashes.get(account.password) ?? hashPassword(account.password);
    hashes.set(account.password, hash);
    const {
      username,
      type,
      nickname,
      label,
      locked,
      balance,
      neverSignedIn,
      mobile,
      email,
      days = OPENED,
    } = account;
    store.insert('members', {
      id: FIRST_MEMBER + place,
      username,
      password: hash,
      type,
      nickname,
      label,
      locked: Number(locked ?? 0),
      balance,
      logins: neverSignedIn ? 0 : 1,
      created_at: neverSignedIn ? now : now - days * DAY,
      mobile: mobile ?? null,
      email: email ?? null,
      mobile_checked: 1,
      email_checked: 1,
    });
    if (neverSignedIn) fillGift(store, FIRST_MEMBER + place, balance, now);
  }
  const agent = store.one<{ id: number }>('SELECT id FROM members WHERE username = ?', agentUsername);
  for (const { code, domain } of affiliates) {
    store.insert('affiliates', { code, domain, member_id: agent?.id ?? 0 });
  }
}

/** Records a new account's money as a gift for the registration. */
function fillGift(store: Store, memberId: number, cents: number, at: number): void {
  store.insert('ledger', {
    id: newOrderId(),
    member_id: memberId,
    kind: 'reward',
    amount: cents,
    balance: cents,
    at,
  });
}

function fillApplications(store: Store, now: number): void {
  setMeta(store, 'began', String(now));
  for (const { username, promotionId, ago, claimed } of seededApplications) {
    store.run(
      `INSERT INTO promotion_applications (member_id, promotion_id, at, claimed_at)
       SELECT id, ?, ?, ? FROM members WHERE username = ?`,
      promotionId,
      now - ago,
      claimed ? now - ago + HOUR : null,
      username,
    );
  }
}

/** Inserts partners' secrets and past statistics. */
function fillFigures(store: Store, now: number): void {
  for (const { partner, secret } of partnerSecrets) {
    store.insert('partner_secrets', { partner, secret: hashToken(secret) });
  }
  for (const { partner, daysAgo, widget, host, ...counts } of seededFigures()) {
    addFigures(store, partner, { day: dayOf(now - daysAgo * DAY), widget, host }, counts);
  }
}

/** Inserts payout accounts. */
function fillPayouts(store: Store): void {
  for (const [username, accounts] of Object.entries(payoutAccounts)) {
    for (const { method, holder, number, fields = {} } of accounts) {
      store.run(
        `INSERT INTO payout_accounts (member_id, method, holder, number, fields)
         SELECT id, ?, ?, ?, ? FROM members WHERE username = ?`,
        ...[method, holder, number, JSON.stringify(fields), username],
      );
      store.run(
        "UPDATE members SET profile = json_set(profile, '$.payeeName', ?) WHERE username = ?",
        ...[holder, username],
      );
    }
  }
}

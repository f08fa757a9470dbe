import { refusal } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { fromHundredths, toHundredths } from './hundredths.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';
import { move } from './wallet.ts';

/** The minimum rate, in hundredths of a percent. */
export const REBATE_LEAST = 10;
const WHOLE = 10_000;

/** Category and vendor, which determine the rate. */
interface Kind {
  type: string;
  vendor: string;
}

/** A member's share of a stake. */
export interface Share {
  memberId: number;
  cents: number;
}

interface Stake {
  memberId: number;
  game: Kind;
  /** Cents. */
  bet: number;
  at: number;
}

/**
 * Divides the rebate of a stake: the player gets their rate, and each agent above the difference to the rate
 * directly below. Truncates to cents.
 */
export function rebateShares(store: Store, memberId: number, { type, vendor }: Kind, bet: number): Share[] {
  const chain = store.all<{ id: number; rate: number }>(
    `WITH RECURSIVE chain(id, depth) AS (
       SELECT ?, 0 UNION ALL
       SELECT m.upline, depth + 1 FROM members m JOIN chain ON m.id = chain.id WHERE m.upline IS NOT NULL)
     SELECT chain.id, r.rate FROM chain
     JOIN rebate_rates r ON r.member_id = chain.id AND r.category = ? AND r.vendor = ? ORDER BY depth`,
    memberId,
    type,
    vendor,
  );
  return chain
    .map(({ id, rate }, index) => ({
      memberId: id,
      cents: Math.floor((bet * (rate - (chain[index - 1]?.rate ?? 0))) / WHOLE),
    }))
    .filter(({ cents }) => cents > 0);
}

/** Records a share of a stake. */
export function writeRebate(store: Store, share: Share, { memberId, game, bet, at }: Stake): void {
  store.insert('rebates', {
    member_id: share.memberId,
    player_id: memberId,
    category: game.type,
    bet,
    amount: share.cents,
    at,
  });
}

/** Pays the rebates of a stake; call it in the transaction of its round. */
export function payRebates(store: Store, stake: Stake): void {
  for (const share of rebateShares(store, stake.memberId, stake.game, stake.bet)) {
    writeRebate(store, share, stake);
    move(store, share.memberId, 'rebate', share.cents, stake.at);
  }
}

/** Gives a new account one rate, limited by its agent's rates. */
export function assignRebates(store: Store, memberId: number, upline: number, rate: number): void {
  store.run(
    `INSERT INTO rebate_rates (member_id, category, vendor, rate)
     SELECT ?, category, vendor, min(rate, ?) FROM rebate_rates WHERE member_id = ?`,
    memberId,
    Math.max(rate, REBATE_LEAST),
    upline,
  );
}

export interface Rate {
  gameType: string;
  vendor: string;
  vendorName: string;
  rate: number;
  /** The minimum; missing if the caller may not set it. */
  least: number;
  most: number;
}

/**
 * Returns the rates of an account directly below an agent, with limits: the agent's own rate, and the highest
 * rate below the account.
 */
export function ratesOf(store: Store, memberId: number, agentId: number): Rate[] {
  return store.all<Rate>(
    `SELECT r.category AS gameType, r.vendor, v.name AS vendorName, r.rate, own.rate AS most,
       max(min(own.rate, ?), coalesce((SELECT max(b.rate) FROM rebate_rates b JOIN members m ON m.id = b.member_id
         WHERE m.upline = r.member_id AND b.category = r.category AND b.vendor = r.vendor), 0)) AS least
     FROM rebate_rates r JOIN vendors v ON v.code = r.vendor
     JOIN rebate_rates own ON own.member_id = ? AND own.category = r.category AND own.vendor = r.vendor
     JOIN vendor_categories c ON c.category = r.category AND c.vendor = r.vendor
     WHERE r.member_id = ? ORDER BY r.category, c.position`,
    REBATE_LEAST,
    agentId,
    memberId,
  );
}

/** Converts percent to hundredths. @throws Refusal for more than two decimals */
export const toRate = (percent: number) => toHundredths(percent, 'rate');
export const toPercent = fromHundredths;

interface Change {
  gameType: string;
  vendor: string;
  /** In percent. */
  rate: number;
}

/** Sets the rates of an account directly below an agent, all or none. @throws Refusal */
export function setRates(store: Store, memberId: number, agentId: number, changes: readonly Change[]): void {
  store.transaction(() => {
    const rates = new Map(ratesOf(store, memberId, agentId).map((rate) => [keyOf(rate), rate]));
    for (const change of changes) {
      const bounds = rates.get(keyOf(change));
      if (!bounds) throw new Refusal(refusal.notFound);
      const rate = toRate(change.rate);
      if (rate < bounds.least || rate > bounds.most) {
        const { gameType, vendor } = change;
        throw new Refusal(featureRefusal.rebateRange, {
          value: { gameType, vendor, least: toPercent(bounds.least), most: toPercent(bounds.most) },
        });
      }
      store.run(
        'UPDATE rebate_rates SET rate = ? WHERE member_id = ? AND category = ? AND vendor = ?',
        rate,
        memberId,
        change.gameType,
        change.vendor,
      );
    }
  });
}

const keyOf = ({ gameType, vendor }: { gameType: string; vendor: string }) => `${gameType}/${vendor}`;

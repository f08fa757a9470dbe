import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { getRebates, type RebateRate } from '../../gateway/endpoints/rebates.ts';
import { call } from '../../gateway/http/client.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

export type Rebates = Reply<typeof getRebates>;

/** Returns the rebates of a member; an empty id returns the agent's own (WL-10). */
export function rebatesOf(memberId: string): Resource<Rebates> {
  return resource(`${PERSONAL_PREFIX}team/rebates/${memberId}`, (signal) =>
    call(getRebates, { query: { memberId } }, { signal }),
  );
}

export interface RebateGroup {
  gameType: string;
  rates: readonly RebateRate[];
  /** Lowest and highest rate, in percent. */
  lowest: number;
  highest: number;
}

/** Sorts parts in the order of the categories; unknown categories are last. */
export function sortByCategory<Part extends { gameType: string }>(
  parts: readonly Part[],
  order: readonly string[],
): Part[] {
  const place = ({ gameType }: Part) => order.indexOf(gameType) >>> 0;
  return [...parts].sort((a, b) => place(a) - place(b));
}

/** Groups rates by category, in the order of the categories. */
export function groupByCategory(rates: readonly RebateRate[], order: readonly string[]): RebateGroup[] {
  const found = new Set(sortByCategory(rates, order).map(({ gameType }) => gameType));
  return [...found].map((gameType) => {
    const own = rates.filter((rate) => rate.gameType === gameType);
    const values = own.map(({ rate }) => rate);
    return { gameType, rates: own, lowest: Math.min(...values), highest: Math.max(...values) };
  });
}

export const RATE_LENGTH = 8;

export function rateKey({ gameType, vendor }: Pick<RebateRate, 'gameType' | 'vendor'>): string {
  return `${gameType}/${vendor}`;
}

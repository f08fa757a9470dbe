import { gatewayRead } from '../../gateway/cache/gateway-read.ts';
import { type Resource, resource } from '../../gateway/cache/resource.ts';
import {
  getLotteries,
  getLotteryMenu,
  type Lottery,
  type LotteryGroup,
  type LotteryType,
} from '../../gateway/endpoints/lottery.ts';
import type { PrizeMode } from './prize-mode.ts';

export interface LotteryScope {
  merchantCode: string;
  language: string;
  gameType: LotteryType;
}

/** Returns the category's groups in the operator's order; loading while the prize mode is. */
export function lotteryGroups(
  scope: LotteryScope,
  prizeMode: PrizeMode | undefined,
): Resource<LotteryGroup[]> {
  if (!prizeMode) return resource<LotteryGroup[]>('lottery-menu', () => new Promise(() => {}));
  const { merchantCode, language, gameType } = scope;
  return resource(
    `lottery-menu/${merchantCode}/${language}/${gameType}/${prizeMode}`,
    gatewayRead(getLotteryMenu, { merchantCode, language, gameType, prizeMode }, ({ groups }) => groups),
  );
}

/** Returns the category's lotteries in the operator's order. */
export function lotteries(scope: LotteryScope): Resource<Lottery[]> {
  const { merchantCode, language, gameType } = scope;
  return resource(
    `lottery-list/${merchantCode}/${language}/${gameType}`,
    gatewayRead(getLotteries, { merchantCode, language, gameType }, ({ list }) => list),
  );
}

/** A group with its lotteries, or those without a known group. */
export interface Section {
  group: LotteryGroup | undefined;
  lotteries: Lottery[];
}

/**
 * Returns the lotteries by group, filtered by group and vendor, without empty sections. Without groups, because
 * the menu failed, returns a single section.
 */
export function sectionsOf(
  all: readonly Lottery[],
  groups: readonly LotteryGroup[],
  { group = '', vassalage = '' }: { group?: string; vassalage?: string },
): Section[] {
  const wanted = vassalage ? all.filter((one) => one.vassalage === vassalage) : all;
  const known = new Set(groups.map(({ code }) => code));
  const sections: Section[] = groups
    .filter(({ code }) => !known.has(group) || code === group)
    .map((one) => ({ group: one, lotteries: wanted.filter(({ groupCode }) => groupCode === one.code) }));
  if (!known.has(group)) {
    sections.push({ group: undefined, lotteries: wanted.filter(({ groupCode }) => !known.has(groupCode)) });
  }
  return sections.filter((section) => section.lotteries.length > 0);
}

/** Returns the first `count` lotteries with their sections. */
export function takeFirst(sections: readonly Section[], count: number): Section[] {
  let left = count;
  return sections
    .map((section) => {
      const first = { ...section, lotteries: section.lotteries.slice(0, left) };
      left -= first.lotteries.length;
      return first;
    })
    .filter((section) => section.lotteries.length > 0);
}

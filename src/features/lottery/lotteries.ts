import { type Resource, resource } from '../../gateway/cache/resource.ts';
import {
  getLotteries,
  getLotteryMenu,
  type Lottery,
  type LotteryGroup,
  type LotteryType,
} from '../../gateway/endpoints/lottery.ts';
import { call } from '../../gateway/http/client.ts';
import type { PrizeMode } from './prize-mode.ts';

/** Whose lotteries are read, of which category, in which language. */
export interface LotteryScope {
  merchantCode: string;
  language: string;
  gameType: LotteryType;
}

/** The groups of the category, in the operator's order (B7); on their way for as long as the prize mode is. */
export function lotteryGroups(
  scope: LotteryScope,
  prizeMode: PrizeMode | undefined,
): Resource<LotteryGroup[]> {
  if (!prizeMode) return resource<LotteryGroup[]>('lottery-menu', () => new Promise(() => {}));
  const { merchantCode, language, gameType } = scope;
  return resource(
    `lottery-menu/${merchantCode}/${language}/${gameType}/${prizeMode}`,
    async (signal) =>
      (await call(getLotteryMenu, { query: { merchantCode, language, gameType, prizeMode } }, { signal }))
        .groups,
  );
}

/** The lotteries of the category, in the operator's order (B7). */
export function lotteries(scope: LotteryScope): Resource<Lottery[]> {
  const { merchantCode, language, gameType } = scope;
  return resource(
    `lottery-list/${merchantCode}/${language}/${gameType}`,
    async (signal) =>
      (await call(getLotteries, { query: { merchantCode, language, gameType } }, { signal })).list,
  );
}

/** One part of the list: a group with its lotteries, or those of no group that is known. */
export interface Section {
  group: LotteryGroup | undefined;
  lotteries: Lottery[];
}

/**
 * The lotteries under their groups. A group, a vendor, or both, narrow them; empty parts are left out. Without
 * groups, when the menu has failed, all stand in one part.
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

/** The parts with their first lotteries, `count` of them in all; a part that none of them is in is left out. */
export function firstOf(sections: readonly Section[], count: number): Section[] {
  let left = count;
  return sections
    .map((section) => {
      const first = { ...section, lotteries: section.lotteries.slice(0, left) };
      left -= first.lotteries.length;
      return first;
    })
    .filter((section) => section.lotteries.length > 0);
}

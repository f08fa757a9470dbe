import { announcementsQuery } from '../features/announcements/announcements.ts';
import { previewCounts } from '../features/home/previews.ts';
import { eLotteryVendors, prizeModeOf } from '../features/lottery/prize-mode.ts';
import { vendorsQuery } from '../games/catalogue.ts';
import { hotGamesQuery, LIST_PAGE, PREVIEW_PAGE } from '../games/games.ts';
import { getAnnouncements } from '../gateway/endpoints/announcements.ts';
import { getGames, getHotGames, getVendors } from '../gateway/endpoints/lobby.ts';
import { getLotteries, getLotteryMenu } from '../gateway/endpoints/lottery.ts';
import { getPromotions } from '../gateway/endpoints/promotions.ts';
import type { RouteName } from '../routes/routes.ts';
import type { PrefetchedCall } from './prefetched-calls.ts';

/** Pages of the game centre. */
const centre = [
  'slotGames',
  'liveGames',
  'fishingGames',
  'pokerGames',
  'sportGames',
  'esportGames',
  'gameList',
] as const satisfies readonly RouteName[];

/** A read that a page begins with; `previews` and `where` as in `src/edge/first-view-plan.ts`. */
interface FirstCall extends PrefetchedCall {
  on: readonly RouteName[];
  previews?: Readonly<Record<string, number>>;
  where?: { category: string; vendors: readonly string[]; there: boolean };
}

/**
 * The reads whose answers the front server writes into the page, what matters most on the first screen first: those that
 * find no room are asked for as ever. `category` and `vendor` stand for those that a list begins with.
 */
export const firstViewCalls = (scope: {
  merchantCode: string;
  language: string;
  category: string;
  vendor: string;
}): FirstCall[] => {
  const { merchantCode, language, category, vendor } = scope;
  const banners = { types: 'B', groupName: 'm_hotgames', platform: 'M', merchantCode, language };
  const games = {
    merchant: merchantCode,
    platform: 'html5',
    clientType: 2,
    gameType: category,
    vassalage: vendor,
    language,
    pageNo: 1,
    pageSize: LIST_PAGE,
  };
  const lotteries = (on: RouteName, gameType: string): FirstCall[] => {
    const query = { merchantCode, language, gameType };
    const vendors = [...eLotteryVendors];
    return [
      { row: getLotteries, query, on: [on] },
      ...[vendors, []].map((present) => ({
        row: getLotteryMenu,
        query: { ...query, prizeMode: prizeModeOf(present) },
        where: { category: 'ELOTT', vendors, there: present.length > 0 },
        on: [on],
      })),
    ];
  };
  return [
    {
      row: getPromotions,
      query: { merchantCode, language, platform: 'M' },
      on: ['activity', 'activityDetail'],
    },
    { row: getAnnouncements, query: banners, on: ['hotGames'] },
    { row: getGames, query: games, on: centre },
    ...lotteries('lottery', 'LOTT'),
    ...lotteries('eLottery', 'ELOTT'),
    {
      row: getAnnouncements,
      query: announcementsQuery(scope),
      on: ['home', 'hotGames', 'activity', 'activityDetail', 'notice'],
    },
    { row: getHotGames, query: hotGamesQuery(scope), on: ['home', 'hotGames'] },
    {
      row: getVendors,
      query: vendorsQuery(scope),
      on: ['home', ...centre, 'hotGames', 'favouriteGames', 'studio', 'lottery', 'eLottery'],
    },
    { row: getGames, query: { ...games, pageSize: PREVIEW_PAGE }, previews: previewCounts, on: ['home'] },
  ];
};

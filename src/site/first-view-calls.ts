import { announcementsQuery } from '../features/announcements/announcements.ts';
import { vendorsQuery } from '../games/catalogue.ts';
import { hotGamesQuery, LIST_PAGE } from '../games/games.ts';
import { getAnnouncements } from '../gateway/endpoints/announcements.ts';
import { getGames, getHotGames, getVendors } from '../gateway/endpoints/lobby.ts';
import { getLotteries } from '../gateway/endpoints/lottery.ts';
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

/**
 * The reads whose answers the front server writes into the page, what matters most on the first screen first: those that
 * find no room are asked for as ever. `category` and `vendor` stand for those that a list begins with.
 */
export const firstViewCalls = (scope: {
  merchantCode: string;
  language: string;
  category: string;
  vendor: string;
}): (PrefetchedCall & { on: readonly RouteName[] })[] => {
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
  const lotteries = (gameType: string) => ({ merchantCode, language, gameType });
  return [
    {
      row: getPromotions,
      query: { merchantCode, language, platform: 'M' },
      on: ['activity', 'activityDetail'],
    },
    { row: getAnnouncements, query: banners, on: ['hotGames'] },
    { row: getGames, query: games, on: centre },
    { row: getLotteries, query: lotteries('LOTT'), on: ['lottery'] },
    { row: getLotteries, query: lotteries('ELOTT'), on: ['eLottery'] },
    {
      row: getAnnouncements,
      query: announcementsQuery(scope),
      on: ['home', 'hotGames', 'activity', 'activityDetail', 'notice'],
    },
    { row: getHotGames, query: hotGamesQuery(scope), on: ['home', 'hotGames'] },
    {
      row: getVendors,
      query: vendorsQuery(scope),
      on: ['home', ...centre, 'hotGames', 'favouriteGames', 'lottery', 'eLottery'],
    },
  ];
};

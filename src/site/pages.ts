import type { ComponentType } from 'react';
import type { Area } from '../i18n/keys.ts';
import type { RouteName } from '../routes/routes.ts';

export interface PageEntry {
  load(): Promise<{ default: ComponentType }>;
  /** Texts the page needs beyond the first ones. */
  areas?: readonly Area[];
}

const gameList: PageEntry = { load: () => import('../pages/game-list.tsx') };
const activity: PageEntry = { load: () => import('../pages/activity.tsx'), areas: ['promotions'] };

export type Pages = Readonly<Record<RouteName, PageEntry>>;

/** The page of every route. A route without a page does not compile. */
export const pages: Pages = {
  home: { load: () => import('../pages/home.tsx') },
  login: { load: () => import('../pages/login.tsx'), areas: ['account'] },
  register: { load: () => import('../pages/register.tsx'), areas: ['account'] },
  slotGames: gameList,
  liveGames: gameList,
  fishingGames: gameList,
  pokerGames: gameList,
  sportGames: gameList,
  esportGames: gameList,
  lottery: gameList,
  eLottery: gameList,
  gameList,
  hotGames: { load: () => import('../pages/hot-games.tsx') },
  favouriteGames: { load: () => import('../pages/favourites.tsx') },
  sportsGame: { load: () => import('../pages/sports-game.tsx') },
  activity,
  activityDetail: activity,
  notice: { load: () => import('../pages/notice.tsx') },
  rewardCenter: { load: () => import('../pages/reward-center.tsx'), areas: ['member', 'wallet'] },
  memberHome: { load: () => import('../pages/member-home.tsx'), areas: ['account', 'member', 'wallet'] },
  settings: { load: () => import('../pages/settings.tsx'), areas: ['account', 'member'] },
  deposit: { load: () => import('../pages/deposit.tsx'), areas: ['wallet'] },
  withdraw: { load: () => import('../pages/withdraw.tsx'), areas: ['wallet'] },
  // A popup over home (RT-12).
  inviteFriends: { load: () => import('../pages/home.tsx') },
};

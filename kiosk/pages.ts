import type { ComponentType } from 'react';
import type { Area } from '../src/i18n/keys.ts';
import type { KioskPage } from './offered-pages.ts';

interface PageEntry {
  load(): Promise<{ default: ComponentType }>;
  /** Texts the page needs beyond the first ones. */
  areas?: readonly Area[];
}

const gameList: PageEntry = { load: () => import('../src/pages/game-list.tsx') };
const activity: PageEntry = { load: () => import('../src/pages/activity.tsx'), areas: ['promotions'] };

/** The pages a terminal can offer. One that is listed without being here does not compile. */
export const pages: Readonly<Record<KioskPage, PageEntry>> = {
  home: { load: () => import('../src/pages/home.tsx') },
  login: { load: () => import('../src/pages/login.tsx'), areas: ['account'] },
  register: { load: () => import('../src/pages/register.tsx'), areas: ['account'] },
  slotGames: gameList,
  liveGames: gameList,
  fishingGames: gameList,
  pokerGames: gameList,
  sportGames: gameList,
  esportGames: gameList,
  lottery: gameList,
  eLottery: gameList,
  gameList,
  hotGames: { load: () => import('../src/pages/hot-games.tsx') },
  favouriteGames: { load: () => import('../src/pages/favourites.tsx') },
  sportsGame: { load: () => import('../src/pages/sports-game.tsx') },
  activity,
  activityDetail: activity,
  notice: { load: () => import('../src/pages/notice.tsx') },
  rewardCenter: { load: () => import('../src/pages/reward-center.tsx'), areas: ['member', 'wallet'] },
  memberHome: { load: () => import('../src/pages/member-home.tsx'), areas: ['account', 'member', 'wallet'] },
  settings: { load: () => import('../src/pages/settings.tsx'), areas: ['account', 'member'] },
  deposit: { load: () => import('../src/pages/deposit.tsx'), areas: ['wallet'] },
  withdraw: { load: () => import('../src/pages/withdraw.tsx'), areas: ['wallet'] },
};

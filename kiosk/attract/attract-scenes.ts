import { siteConfig } from '../../src/config/site-config.ts';
import { type Resource, resource } from '../../src/gateway/cache/resource.ts';
import { type Banner, getAnnouncements } from '../../src/gateway/endpoints/announcements.ts';
import type { Game } from '../../src/gateway/endpoints/game.ts';
import { getHotGames } from '../../src/gateway/endpoints/lobby.ts';
import { getWinners, type Winner } from '../../src/gateway/endpoints/winners.ts';
import { call } from '../../src/gateway/http/client.ts';
import { kioskConfig } from '../config/kiosk-config.ts';

/** Games below a banner, and games and wins in scenes without one: as many as an upright screen has room for. */
const GAMES_BELOW = 12;
const GAMES_SHOWN = 20;
const WINS_SHOWN = 10;
/** Games per row of an upright screen, which draws their pictures no larger than they are. */
const COLUMNS = 4;
/** Seconds of the brand scene, which is shown when no other scene has content. */
const BRAND_SECONDS = 12;
/** Milliseconds after which the content of a scene is fetched again. */
const FRESH = 5 * 60_000;

export interface AttractContent {
  banners: readonly Banner[];
  hot: readonly Game[];
  winners: readonly Winner[];
}

export type Scene =
  | { show: 'banners'; banner: Banner; games: readonly Game[]; seconds: number }
  | { show: 'hot'; games: readonly Game[]; seconds: number }
  | { show: 'winners'; winners: readonly Winner[]; seconds: number }
  | { show: 'brand'; seconds: number };

type Playlist = readonly { show: 'banners' | 'hot' | 'winners'; seconds: number }[];

/**
 * Returns the scene of a turn: loops over the playlist, skips kinds without content, and shows the next part of
 * each kind.
 */
export function sceneAt(playlist: Playlist, content: AttractContent, turn: number): Scene {
  const filled = playlist.filter(({ show }) => content[show].length > 0);
  const entry = filled[turn % filled.length];
  if (!entry) return { show: 'brand', seconds: BRAND_SECONDS };
  const { show, seconds } = entry;
  const { banners, hot, winners } = content;
  if (show === 'winners') return { show, seconds, winners: winners.slice(0, WINS_SHOWN) };
  if (show === 'hot') return { show, seconds, games: gamesAt(hot, turn, GAMES_SHOWN) };
  const banner = banners[Math.floor(turn / filled.length) % banners.length]!;
  return { show, seconds, banner, games: gamesAt(hot, turn, GAMES_BELOW) };
}

/** Returns whole rows of games, which begin further down the list with each turn. */
function gamesAt(hot: readonly Game[], turn: number, most: number): Game[] {
  const from = (turn * GAMES_BELOW) % hot.length;
  const games = [...hot.slice(from), ...hot.slice(0, from)].slice(0, most);
  return games.slice(0, Math.max(COLUMNS, games.length - (games.length % COLUMNS)));
}

/** Content of the attract loop, in the venue's language. */
export interface AttractResources {
  banners: Resource<readonly Banner[]>;
  hot: Resource<readonly Game[]>;
  winners: Resource<readonly Winner[]>;
}

export function createAttractResources(): AttractResources {
  const { language, categories } = kioskConfig();
  const { merchantCode } = siteConfig();
  const options = { freshFor: FRESH };
  const offered = ({ gameType }: { gameType: string }) => !categories || categories.includes(gameType);
  return {
    banners: resource(
      'attract/banners',
      async (signal) => {
        const query = { types: 'B', groupName: 'm_home', platform: 'M', merchantCode, language } as const;
        return (await call(getAnnouncements, { query }, { signal })).banners.filter(({ url }) => url);
      },
      options,
    ),
    hot: resource(
      'attract/hot',
      async (signal) => {
        const query = { merchantCode, isPlatform: 2, platform: 'html5', language } as const;
        return (await call(getHotGames, { query }, { signal })).list.filter(offered);
      },
      options,
    ),
    winners: resource(
      'attract/winners',
      async (signal) => {
        const query = { merchantCode, gameCategory: 'ALL', language, limitNum: 20 };
        return (await call(getWinners, { query }, { signal })).vo.filter(offered);
      },
      options,
    ),
  };
}

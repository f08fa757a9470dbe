import { refusal } from '../../../src/gateway/http/errors.ts';
import { kinds } from '../../fixtures/catalogue/kinds.ts';
import { languageOf } from '../../fixtures/languages.ts';
import { pictureAddress } from '../../fixtures/picture-address.ts';
import {
  type GameRow,
  nameHolds,
  namesIn,
  searchText,
  selectGames,
  trialId,
  wireGame,
} from '../game-rows.ts';
import type { Handlers } from '../handler.ts';
import { launch } from '../launch.ts';
import { limitOf, pageInfo } from '../paging.ts';
import { Refusal } from '../refusal.ts';

export const lobby = {
  getGames({ gateway: { store }, query, base }) {
    const { where, values } = asked(query);
    const language = languageOf(query.language);
    const { found = 0 } =
      store.one<{ found: number }>(
        `SELECT count(*) AS found FROM games g ${namesIn} ${where}`,
        language,
        ...values,
      ) ?? {};
    const rows = store.all<GameRow>(
      `${selectGames} ${where} ORDER BY g.position LIMIT ? OFFSET ?`,
      language,
      ...values,
      ...limitOf(query),
    );
    return {
      games: rows.map((game) => wireGame(base, game)),
      ...pageInfo(found, query),
    };
  },

  getGameCounts({ gateway: { store }, query }) {
    const { where, values } = asked(query);
    const language = languageOf(query.language);
    const rows = store.all<CountRow>(
      `SELECT g.type, g.classify, g.min_bet, count(*) AS games FROM games g ${namesIn} ${where}
       GROUP BY g.type, g.classify, g.min_bet ORDER BY min(g.position)`,
      language,
      ...values,
    );
    const { gameType } = query;
    const offered = kinds.filter(({ types }) => !gameType || types.some((type) => type === gameType));
    return {
      groups: rows.map(({ type, classify, min_bet, games }) => ({
        gameType: type,
        gameClassify: classify,
        minBet: min_bet / 100,
        gameCount: games,
      })),
      kinds: offered.map(({ code, name }) => ({ gameClassify: code, name: name[language] })),
    };
  },

  getHotGames({ gateway: { store }, query, base }) {
    const name = searchText(query.gameName);
    const rows = store.all<GameRow>(
      `${selectGames} WHERE g.hot_rank IS NOT NULL AND (? = '' OR ${nameHolds}) ORDER BY g.hot_rank`,
      languageOf(query.language),
      name,
      ...twice(name),
    );
    return { list: rows.map((game) => wireGame(base, game)) };
  },

  getVendors({ gateway: { store }, base }) {
    const rows = store.all<VendorRow>(
      `SELECT c.category, c.vendor, v.name, c.game_id, c.node_id FROM vendor_categories c
       JOIN vendors v ON v.code = c.vendor ORDER BY c.rowid`,
    );
    const mapping: Record<string, ReturnType<typeof wireVendor>[]> = {};
    for (const row of rows) {
      mapping[row.category] ??= [];
      mapping[row.category]?.push(wireVendor(base, row));
    }
    return {
      sorting: Object.entries(mapping).map(([gameCategory, vendors]) => ({
        gameCategory,
        vendorNames: vendors.map(({ vassalage }) => vassalage),
      })),
      mapping,
      display: Object.fromEntries(rows.map(({ vendor, name }) => [vendor, name])),
    };
  },

  launchGame({ gateway, query, session, base }) {
    return launch(gateway, base, { ...query, session });
  },

  launchTrialGame({ gateway, query, base }) {
    if (query.telGameId !== trialId(query.gameId)) throw new Refusal(refusal.noTrial);
    return launch(gateway, base, { ...query, session: undefined });
  },
} satisfies Partial<Handlers>;

interface CountRow {
  type: string;
  classify: string;
  min_bet: number;
  games: number;
}

type Asked = Omit<Parameters<Handlers['getGames']>[0]['query'], 'pageNo' | 'pageSize'>;

/** Builds conditions for the requested filters only, so that SQLite uses the index of a type or vendor. */
function asked(query: Asked): { where: string; values: (string | number)[] } {
  const { gameType, vassalage, gameClassify, minBet, minLine, isNew } = query;
  const name = searchText(query.gameName);
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  const add = (condition: string, ...those: (string | number)[]) => {
    conditions.push(condition);
    values.push(...those);
  };
  if (gameType) add('g.type = ?', gameType);
  if (vassalage) add('g.vendor = ?', vassalage);
  if (gameClassify) add('g.classify = ?', gameClassify);
  if (minBet !== undefined) add('g.min_bet = ?', Math.round(minBet * 100));
  if (minLine !== undefined) add('g.lines >= ?', minLine);
  if (isNew) add('g.is_new = 1');
  if (name) add(nameHolds, ...twice(name));
  return { where: conditions.length ? `WHERE ${conditions.join(' AND ')}` : '', values };
}

interface VendorRow {
  category: string;
  vendor: string;
  name: string;
  game_id: string;
  node_id: string;
}

function wireVendor(base: string, { category, vendor, name, game_id, node_id }: VendorRow) {
  return {
    cardId: `${category}-${vendor}`,
    vassalage: vendor,
    displayName: name,
    key: vendor,
    mobileLargeIcon: pictureAddress(base, 'vendors', `${vendor}_color.avif`),
    accountTypeName: vendor,
    gameId: game_id,
    nodeId: node_id,
    telGameId: trialId(game_id),
    telNodeId: trialId(node_id),
  };
}

function twice<Value>(value: Value): [Value, Value] {
  return [value, value];
}

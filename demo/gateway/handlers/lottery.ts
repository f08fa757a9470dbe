import { refusal } from '../../../src/gateway/http/errors.ts';
import { groups, type LotterySeed, lotteries } from '../../fixtures/catalogue/lotteries.ts';
import { lotteryNames } from '../../fixtures/catalogue/lottery-names.ts';
import { languageOf } from '../../fixtures/languages.ts';
import { iconOf } from '../game-rows.ts';
import type { Handlers } from '../handler.ts';
import { resultOf, tiersOf } from '../lottery/results.ts';
import { currentIndex, indexOf, numberOf, timesOf } from '../lottery/schedule.ts';
import { Refusal } from '../refusal.ts';

export const lottery = {
  getLotteryMenu({ query }) {
    const language = languageOf(query.language);
    const own = groups.filter(({ gameType }) => gameType === query.gameType);
    return {
      groups: own.map(({ code, name, playType, ownPrizes }) => ({
        code,
        name: name[language],
        playType,
        prizeMode: ownPrizes ? 'ZY' : query.gameType === 'LOTT' ? 'Lott' : 'Elott',
      })),
    };
  },

  getLotteries({ gateway: { store }, query, base }) {
    const language = languageOf(query.language);
    const games = new Map(
      store
        .all<LotteryGame>('SELECT id, node_id, name, vendor FROM games WHERE type = ?', query.gameType)
        .map((game) => [game.name, game]),
    );
    return {
      list: lotteriesOf(query.gameType).flatMap((one) => {
        const game = games.get(one.name);
        const group = groups.find(({ code }) => code === one.group);
        return game && group
          ? {
              code: one.code,
              name: lotteryNames[one.name]?.[language] ?? one.name,
              groupCode: group.code,
              gameType: one.gameType,
              vassalage: game.vendor,
              gameId: game.id,
              nodeId: game.node_id,
              iconUrl: iconOf(base, game.id),
              period: one.period,
              lottoMode: group.playType,
              format: one.numbers.kind,
            }
          : [];
      }),
    };
  },

  getDrawNumber({ gateway: { clock }, query }) {
    const now = clock();
    const asked = lotteriesOf(query.gameType).filter(({ code }) => !query.code || code === query.code);
    return {
      serverTime: now,
      draws: asked.map((one) => {
        const index = currentIndex(one, now);
        return {
          code: one.code,
          drawNumber: numberOf(one, index),
          ...timesOf(one, index),
          nextDrawsAt: timesOf(one, index + 1).drawsAt,
          last: drawn(one, index - 1),
        };
      }),
    };
  },

  getRecentDraws({ gateway: { clock }, query }) {
    const one = lotteryOf(query.code);
    const index = currentIndex(one, clock());
    return { list: Array.from({ length: query.size }, (_, ago) => drawn(one, index - 1 - ago)) };
  },

  getVnNumero({ gateway: { clock }, query }) {
    const one = lotteryOf(query.code);
    const index = indexOf(one, query.drawNumber);
    // A future result must not leak.
    const known = index !== undefined && index < currentIndex(one, clock());
    if (!known || one.numbers.kind !== 'vn') throw new Refusal(refusal.notFound);
    const { drawsAt } = timesOf(one, index);
    return { drawNumber: query.drawNumber, drawnAt: drawsAt, tiers: tiersOf(one, index) };
  },
} satisfies Partial<Handlers>;

interface LotteryGame {
  id: string;
  node_id: string;
  name: string;
  vendor: string;
}

const lotteriesOf = (gameType: string) => lotteries.filter((one) => one.gameType === gameType);

function lotteryOf(code: string): LotterySeed {
  const found = lotteries.find((one) => one.code === code);
  if (!found) throw new Refusal(refusal.notFound);
  return found;
}

function drawn(one: LotterySeed, index: number) {
  return {
    drawNumber: numberOf(one, index),
    drawnAt: timesOf(one, index).drawsAt,
    ...resultOf(one, index),
  };
}

import { cockfight, isCockfight } from './cockfight.ts';
import { dominoes } from './dominoes.ts';
import { andarBahar, baccarat, dragonTiger, fish, moneyWheel, roulette, sicBo } from './house.ts';
import { mahjong } from './mahjong.ts';
import { rummy } from './rummy.ts';
import { bigTwo, holdem, ludo, niuNiu, pair, poker, teenPatti, threeCardPoker } from './seats.ts';
import type { Table } from './table.ts';
import { blackjack } from './twenty-one.ts';

/** Tables by the last words of games' names, the longer before those that they contain. */
const named: Readonly<Record<string, Table>> = {
  Baccarat: baccarat,
  Roulette: roulette,
  Blackjack: blackjack,
  'Dragon Tiger': dragonTiger,
  'Andar Bahar': andarBahar,
  'Teen Patti': teenPatti,
  'Sic Bo': sicBo,
  'Money Wheel': moneyWheel,
  'Hold’em': holdem,
  Pair: pair,
  Rummy: rummy,
  Mahjong: mahjong,
  'Big Two': bigTwo,
  'Three Card Poker': threeCardPoker,
  // Brag has the rules of teen patti.
  Brag: teenPatti,
  Poker: poker,
  Ludo: ludo,
  Dominoes: dominoes,
  'Niu Niu': niuNiu,
};
export const tableNames = Object.keys(named);

/** Finds the table of a game by its English name; undefined for slots, matches and lotteries. */
export function tableOf({ type, name }: { type: string; name: string }): Table | undefined {
  if (type === 'FISH') return fish;
  if (type === 'SPORTS' && isCockfight(name)) return cockfight;
  if (type !== 'LIVE' && type !== 'PVP') return undefined;
  return named[tableNames.find((one) => name.includes(one)) ?? 'Poker'];
}

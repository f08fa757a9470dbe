import type { Feature } from '../../fixtures/catalogue/features.ts';
import { lotteryNamed, prizesOf } from './draws.ts';
import { paytable, returnOf, type Volatility, volatilityOf } from './reels.ts';
import { isSlip } from './rounds.ts';
import { SLIP_RETURN } from './slip.ts';
import { tableOf } from './tables/tables.ts';

/** How a game plays. */
export interface Facts {
  /** Percent of stakes that are paid back over time. */
  returnToPlayer: number;
  /** Of games whose prizes have many sizes. */
  volatility?: Volatility;
  features: readonly Feature[];
}

export function factsOf(game: { id: string; type: string; name: string }): Facts {
  if (isSlip(game)) return { returnToPlayer: SLIP_RETURN * 100, features: ['odds', 'keys'] };
  const table = tableOf(game);
  if (table) {
    const { returnToPlayer } = table;
    if (game.type === 'LIVE') return { returnToPlayer, features: ['liveDealer', 'keys'] };
    if (game.type === 'SPORTS') return { returnToPlayer, features: ['odds', 'keys'] };
    if (game.type === 'PVP') return { returnToPlayer, features: ['atOnce', 'keys'] };
    return { returnToPlayer, volatility: 'medium', features: ['atOnce', 'keys'] };
  }
  const lottery = lotteryNamed(game.name);
  if (lottery) {
    const share = prizesOf(lottery).reduce((sum, { times, chance }) => sum + times * chance, 0);
    return { returnToPlayer: share * 100, features: ['ownNumbers', 'draws', 'keys'] };
  }
  const volatility = volatilityOf(game.id);
  const pairs = paytable(volatility).some(({ two }) => two) ? (['pairs'] as const) : [];
  return { returnToPlayer: returnOf(volatility), volatility, features: ['reels', 'lines', ...pairs, 'keys'] };
}

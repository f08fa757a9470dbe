import type { Feature } from '../../fixtures/catalogue/features.ts';
import { lotteryNamed, prizesOf } from './draws.ts';
import { returnOf, type Volatility, volatilityOf } from './reels.ts';
import { isSlip } from './rounds.ts';
import { SLIP_RETURN } from './slip.ts';
import { tableOf } from './tables/tables.ts';

/** How a game plays. */
export interface Facts {
  /** Percent of stakes that are paid back over time. */
  returnToPlayer: number;
  volatility: Volatility;
  features: readonly Feature[];
}

export function factsOf(game: { id: string; type: string; name: string }): Facts {
  if (isSlip(game.type))
    return { returnToPlayer: SLIP_RETURN * 100, volatility: 'low', features: ['odds', 'atOnce', 'keys'] };
  const table = tableOf(game);
  if (table) {
    const { returnToPlayer } = table;
    const volatility = game.type === 'FISH' ? 'medium' : 'low';
    return { returnToPlayer, volatility, features: ['atOnce', 'keys'] };
  }
  const lottery = lotteryNamed(game.name);
  if (lottery) {
    const share = prizesOf(lottery).reduce((sum, { times, chance }) => sum + times * chance, 0);
    return { returnToPlayer: share * 100, volatility: 'high', features: ['ownNumbers', 'draws', 'keys'] };
  }
  const volatility = volatilityOf(game.id);
  const pairs = volatility === 'low' ? (['pairs'] as const) : [];
  return { returnToPlayer: returnOf(volatility), volatility, features: ['reels', 'lines', ...pairs, 'keys'] };
}

import type { Reward } from '../../gateway/endpoints/rewards.ts';
import coins from './pictures/coins.svg';
import present from './pictures/present.svg';

/** A present or returning coins; decoration next to the title. */
export function RewardEmblem({ kind }: Pick<Reward, 'kind'>) {
  return <img src={kind === 'reward' ? present : coins} alt="" width="48" height="48" />;
}

import type { Reward } from '../../gateway/endpoints/rewards.ts';
import './reward-emblem.css';

/** A present or returning coins; decoration next to the title. */
export function RewardEmblem({ kind }: Pick<Reward, 'kind'>) {
  return (
    <svg className="reward-emblem" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      {kind === 'reward' ? <Gift /> : <Coins />}
    </svg>
  );
}

function Gift() {
  return (
    <>
      <path
        className="reward-emblem__line"
        d="M24 16c-3-7-10-8-10-3.5S20 16 24 16c4 0 10 1 10-3.5S27 9 24 16z"
      />
      <path className="reward-emblem__shade" d="M12 23h24v13a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2z" />
      <path className="reward-emblem__light" d="M10 16h28v7H10z" />
      <path className="reward-emblem__ink" d="M21.5 16h5v22h-5z" />
    </>
  );
}

function Coins() {
  return (
    <>
      <ellipse className="reward-emblem__shade" cx="21" cy="34" rx="11" ry="4.5" />
      <ellipse className="reward-emblem__light" cx="21" cy="31" rx="11" ry="4.5" />
      <ellipse className="reward-emblem__shade" cx="21" cy="28" rx="11" ry="4.5" />
      <ellipse className="reward-emblem__light" cx="21" cy="25" rx="11" ry="4.5" />
      <path className="reward-emblem__line" d="M19 16a11 9 0 0 1 19 7v6M33 25l5 5l5-5" />
    </>
  );
}

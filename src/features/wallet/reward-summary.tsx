import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { openRewards, rewardsIn } from './rewards.ts';
import '../../ui/digits.css';
import './reward-summary.css';

/** Sum of the rewards to claim, on a drawing of a chest; renders nothing without rewards. */
export function RewardSummary() {
  const { t, money, language } = useTexts();
  const rewards = useStore(rewardsIn(language));
  if (rewards.state === 'loading') return <Skeleton className="reward-summary__waiting" />;
  if (rewards.state === 'failed' || !rewards.value.length) return null;
  const { count, sum } = openRewards(rewards.value);
  return (
    <div className="reward-summary">
      <div className="reward-summary__text">
        {count > 0 ? (
          <p>
            {t('wallet.rewardsOpen', { number: count })}
            <span className="reward-summary__sum">
              <bdi>{money(sum, siteConfig().currency)}</bdi>
            </span>
          </p>
        ) : (
          <p>{t('wallet.noRewards')}</p>
        )}
      </div>
      <Chest />
    </div>
  );
}

/** Centre and radius of each coin above the chest. */
const coins = [
  [52, 46, 11],
  [78, 34, 13],
  [104, 44, 11],
  [66, 56, 12],
  [92, 56, 13],
  [26, 24, 6],
  [128, 20, 7],
  [112, 8, 4],
] as const;

function Chest() {
  return (
    <svg className="reward-chest" viewBox="0 0 156 124" width="156" height="124" aria-hidden="true">
      <path className="reward-chest__glow" d="M78 62L10 0H146z" />
      <path className="reward-chest__inside" d="M22 46Q78 -4 134 46L128 62H28z" />
      {coins.map(([x, y, radius]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={radius} fill="#e8b75a" stroke="#a8741c" strokeWidth="1.5" />
          <circle cx={x} cy={y} r={radius * 0.6} fill="none" stroke="#fff0c4" strokeWidth="1.5" />
        </g>
      ))}
      <path className="reward-chest__box" d="M22 62H134V108a10 10 0 0 1-10 10H32a10 10 0 0 1-10-10z" />
      <path className="reward-chest__band" d="M18 58H138V70H18zM34 70H46V118H34zM110 70H122V118H110z" />
      <path className="reward-chest__lock" d="M66 62H90V82a12 12 0 0 1-24 0z" />
      <path className="reward-chest__hole" d="M78 72a4 4 0 0 1 2.5 7l1.5 7h-8l1.5-7a4 4 0 0 1 2.5-7z" />
    </svg>
  );
}

import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import chest from './pictures/chest.svg';
import { openRewards, rewardsIn } from './rewards.ts';
import './reward-summary.css';

/** Sum of the rewards to claim, next to a chest; renders nothing without rewards. */
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
      <img className="reward-summary__art" src={chest} alt="" width="220" height="164" />
    </div>
  );
}

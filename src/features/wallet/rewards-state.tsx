import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { openRewards, rewardsIn } from './rewards.ts';

/** Number of rewards to claim, for the row that leads to them. */
export default function RewardsState() {
  const { t, language } = useTexts();
  const rewards = useStore(rewardsIn(language));
  const open = rewards.state === 'ready' ? openRewards(rewards.value).count : 0;
  return open ? (
    <small className="drawer-link__note">{t('wallet.rewardsOpen', { number: open })}</small>
  ) : null;
}

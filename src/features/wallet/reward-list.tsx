import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import type { Reward } from '../../gateway/endpoints/rewards.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { GrowingList } from '../../ui/growing-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RewardEmblem } from './reward-emblem.tsx';
import { $claiming, claimFromList, rewardsIn } from './rewards.ts';
import './reward-list.css';

const parts: readonly [Reward['kind'], TextKey][] = [
  ['reward', 'wallet.rewards'],
  ['cashback', 'wallet.cashback'],
];

export function RewardList() {
  const { t, language } = useTexts();
  const $rewards = rewardsIn(language);
  const rewards = useStore($rewards);
  return (
    <AsyncView
      remote={rewards}
      retry={$rewards.reload}
      skeleton={<Skeleton className="reward-list__waiting" count={3} />}
      empty="wallet.noRewards"
      isEmpty={(list) => !list.length}
    >
      {(list) =>
        parts.map(([kind, title]) => {
          const shown = list.filter((reward) => reward.kind === kind);
          if (!shown.length) return null;
          return (
            <section key={kind} className="reward-list">
              <h2 className="reward-list__title">{t(title)}</h2>
              <GrowingList items={shown}>
                {(drawn) => (
                  <ul className="reward-list__items">
                    {drawn.map((reward) => (
                      <RewardItem
                        key={reward.id}
                        reward={reward}
                        onClaim={() => claimFromList(reward.id, $rewards)}
                      />
                    ))}
                  </ul>
                )}
              </GrowingList>
            </section>
          );
        })
      }
    </AsyncView>
  );
}

function RewardItem({ reward, onClaim }: { reward: Reward; onClaim(): void }) {
  const { t, money } = useTexts();
  const busy = useStore($claiming).has(reward.id);
  return (
    <li className="reward-list__item">
      <RewardEmblem kind={reward.kind} />
      <div className="reward-list__text">
        <h3 dir="auto">{reward.title}</h3>
        {reward.note && <p dir="auto">{reward.note}</p>}
        <bdi className="reward-list__amount">{money(reward.amount, siteConfig().currency)}</bdi>
      </div>
      {reward.state === 'open' ? (
        <Button
          look="primary"
          busy={busy}
          aria-label={`${t('wallet.claim')}: ${reward.title}`}
          onClick={onClaim}
        >
          {t('wallet.claim')}
        </Button>
      ) : (
        <span className="reward-list__claimed">{t('wallet.claimed')}</span>
      )}
    </li>
  );
}

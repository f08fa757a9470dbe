import { useStore } from '@nanostores/react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { $flags } from '../../config/status.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import coins from './pictures/coins.svg';
import crown from './pictures/crown.svg';
import friends from './pictures/friends.svg';
import './reward-sources.css';

const sources = [
  {
    to: 'vipBenefits',
    title: 'member.vipBenefits',
    text: 'wallet.fromLevels',
    picture: crown,
    flag: 'VIPBENEFIT3',
  },
  { to: 'activity', title: 'shell.promotions', text: 'wallet.fromPromotions', picture: coins },
  { to: 'inviteFriends', title: 'shell.inviteFriends', text: 'wallet.fromFriends', picture: friends },
] as const;

/** Where rewards come from, with links. */
export default function RewardSources() {
  const { t } = useTexts();
  const flags = useStore($flags);
  return (
    <section aria-labelledby="reward-sources">
      <h2 id="reward-sources" className="reward-sources__title">
        {t('wallet.sources')}
      </h2>
      <ul className="reward-sources">
        {sources.map((source) => {
          if ('flag' in source && !flags[source.flag]) return null;
          return (
            <li key={source.to}>
              <a className="reward-source" href={linkTo(source.to)}>
                <img src={source.picture} alt="" width="40" height="40" />
                <span className="reward-source__text">
                  <strong>{t(source.title)}</strong>
                  <span>{t(source.text)}</span>
                </span>
                <Icon shapes={ChevronRight} directional />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { siteConfig } from '../../config/site-config.ts';
import type { Friend } from '../../gateway/endpoints/referral.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { formatDate } from '../../lib/dates.ts';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { referredFriends } from './referral.ts';

const states: Readonly<Record<Friend['state'], TextKey>> = {
  registered: 'invite.registered',
  playing: 'invite.playing',
  rewarded: 'invite.rewarded',
};

export function InvitedFriends() {
  const { t } = useTexts();
  return (
    <InfiniteList
      list={referredFriends()}
      className="invite__friends"
      skeleton={<Skeleton className="invite__friend--waiting" count={2} />}
      empty="invite.none"
      waiting="common.loading"
      head={() => <h3 className="invite__title">{t('invite.who')}</h3>}
      row={(friend) => <FriendRow key={friend.id} friend={friend} />}
    />
  );
}

function FriendRow({ friend: { account, at, state, reward } }: { friend: Friend }) {
  const { t, money, language } = useTexts();
  return (
    <li className="invite__friend">
      <bdi className="invite__name">{account}</bdi>
      <bdi className={reward ? 'invite__reward' : undefined}>{money(reward, siteConfig().currency)}</bdi>
      <span>{t(states[state])}</span>
      <bdi>{formatDate(new Date(at).toISOString(), languages[language].locales)}</bdi>
    </li>
  );
}

import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $member } from '../../session/member.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import '../../ui/ruled-list.css';
import './member-card.css';

export function MemberFacts() {
  const { t } = useTexts();
  const member = useStore($member);
  return (
    <AsyncView
      remote={member}
      retry={$member.reload}
      skeleton={<Skeleton className="member-facts__waiting" />}
    >
      {({ account, nickname, id, clubLabel }) => (
        <DescriptionList
          className="ruled-list"
          items={[
            { label: t('account.username'), value: account },
            { label: t('account.nickname'), value: nickname.trim() },
            { label: t('shell.memberId'), value: String(id) },
            { label: t('shell.vip'), value: clubLabel.labelName },
          ].filter(({ value }) => value)}
        />
      )}
    </AsyncView>
  );
}

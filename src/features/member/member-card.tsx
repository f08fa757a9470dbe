import { useStore } from '@nanostores/react';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $member } from '../../session/member.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Avatar } from './avatar.tsx';
import { displayName } from './member-name.ts';
import { vipBadgeClass } from './vip-badge.ts';
import './member-card.css';

/** The signed-in member: avatar, label, name and ID to copy (DR-1). `onPicture` opens the picture picker. */
export function MemberCard({ onPicture }: { onPicture?: () => void }) {
  const { t } = useTexts();
  const member = useStore($member);
  return (
    <AsyncView
      remote={member}
      retry={$member.reload}
      skeleton={<Skeleton className="member-card__waiting" />}
    >
      {(value) => {
        const name = displayName(value);
        const { labelName, metal } = value.clubLabel;
        const id = String(value.id);
        return (
          <div className={metal ? `member-card vip-tone--${metal}` : 'member-card'}>
            {onPicture ? (
              <button
                type="button"
                className="member-card__picture"
                aria-label={t('member.changePicture')}
                onClick={onPicture}
              >
                <Avatar member={value} />
                <span className="member-card__pencil">
                  <Icon shapes={Pencil} />
                </span>
              </button>
            ) : (
              <Avatar member={value} />
            )}
            <div className="member-card__who">
              <p className="member-card__name">
                <bdi>{name}</bdi>
                {labelName && (
                  <bdi className={vipBadgeClass('member-card__label', value.clubLabel)}>{labelName}</bdi>
                )}
              </p>
              <p className="member-card__id">
                {t('shell.memberId')}{' '}
                <span>
                  <bdi>{id}</bdi>
                  <IconButton
                    className="member-card__copy"
                    label={`${t('common.copy')}: ${t('shell.memberId')}`}
                    shapes={Copy}
                    onClick={() => copyText(id)}
                  />
                </span>
              </p>
            </div>
          </div>
        );
      }}
    </AsyncView>
  );
}

import { useStore } from '@nanostores/react';
import CircleUser from 'lucide/dist/esm/icons/circle-user-round.mjs';
import { useEffect } from 'react';
import { HEAD_ICON_SIZE } from '../../features/member/head-icon-size.ts';
import { vipBadgeClass } from '../../features/member/vip-badge.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $member, keepSessionAlive } from '../../session/member.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { opensPanel } from '../drawers/panels.ts';
import { Balance } from './balance.tsx';
import { MoneyLinks } from './money-links.tsx';
import './member-bar.css';

/** The member's part of the header (HD-3); extends the session when it mounts (HD-4). */
export function MemberBar() {
  const { t } = useTexts();
  const member = useStore($member);
  const club = member.state === 'ready' ? member.value.clubLabel : undefined;
  const label = club?.labelName;
  const headIcon = member.state === 'ready' ? member.value.headIcon : '';
  useEffect(() => {
    void keepSessionAlive();
  }, []);
  return (
    <>
      <div className="member-bar">
        <Balance />
        <MoneyLinks className="member-bar__money" bare />
      </div>
      <IconButton
        className="header__tool"
        label={label ? `${t('shell.account')}, ${label}` : t('shell.account')}
        {...(!headIcon && { shapes: CircleUser })}
        {...opensPanel('account')}
      >
        {headIcon && (
          <Picture
            className="member-bar__picture"
            src={headIcon}
            alt=""
            width={HEAD_ICON_SIZE}
            height={HEAD_ICON_SIZE}
            eager
          />
        )}
        {club && label && (
          <bdi className={vipBadgeClass('member-bar__label', club)} aria-hidden="true">
            {label}
          </bdi>
        )}
      </IconButton>
    </>
  );
}

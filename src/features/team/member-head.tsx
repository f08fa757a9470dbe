import type { TeamMember } from '../../gateway/endpoints/team.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import './member-head.css';

interface Props {
  member: TeamMember;
  /** Class of the word for members who are online. */
  onlineClass?: string;
}

export function MemberHead({ member, onlineClass = 'member-head__online' }: Props) {
  const { account, nickname, role, online } = member;
  const { t } = useTexts();
  return (
    <span className="member-head">
      <bdi className="member-head__account">{account}</bdi>
      {role === 'agent' && <span className="member-head__mark">{t('team.agent')}</span>}
      {nickname && <bdi className="member-head__nickname">{nickname}</bdi>}
      {online && <span className={onlineClass}>{t('team.online')}</span>}
    </span>
  );
}

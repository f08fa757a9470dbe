import type { TeamMember } from '../../gateway/endpoints/team.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import './member-head.css';

export function MemberHead({ member: { account, nickname, role, online } }: { member: TeamMember }) {
  const { t } = useTexts();
  return (
    <span className="member-head">
      <bdi className="member-head__account">{account}</bdi>
      {nickname && <bdi className="member-head__nickname">{nickname}</bdi>}
      {role === 'agent' && <span className="member-head__mark">{t('team.agent')}</span>}
      {online && <span className="member-head__online">{t('team.online')}</span>}
    </span>
  );
}

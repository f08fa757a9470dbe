import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { siteConfig } from '../../config/site-config.ts';
import type { TeamMember } from '../../gateway/endpoints/team.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MemberHead } from './member-head.tsx';
import { teamAddress } from './team-address.ts';
import { dayText } from './team-texts.ts';
import './member-row.css';

interface Props {
  member: TeamMember;
  /** Whether to show the level, in a list of members from all levels. */
  level: boolean;
}

/** A member in a list; links to their details and team. */
export function MemberRow({ member, level }: Props) {
  const texts = useTexts();
  const { t, money, number, ago } = texts;
  const entries = [
    ...(level ? [{ label: t('team.level'), value: number(member.level) }] : []),
    { label: t('team.registered'), value: dayText(member.createdAt, texts) },
    {
      label: t('team.lastLogin'),
      value: member.lastLoginAt ? ago(member.lastLoginAt, Date.now()) : t('team.never'),
    },
    ...(member.downlines ? [{ label: t('team.below'), value: number(member.downlines) }] : []),
  ];
  return (
    <li>
      <a className="member-row" href={teamAddress({ id: member.id })}>
        <span className={member.online ? 'member-row__face member-row__face--online' : 'member-row__face'}>
          <bdi aria-hidden="true">{[...member.account][0]}</bdi>
        </span>
        <span className="member-row__main">
          <span className="member-row__line">
            {/* The dot says it to the eye. */}
            <MemberHead member={member} onlineClass="visually-hidden" />
            <span className="member-row__balance">
              <bdi>{money(member.balance, siteConfig().currency)}</bdi>
            </span>
          </span>
          <span className="member-row__details">
            {entries.map(({ label, value }) => (
              <span key={label}>
                {label} <bdi>{value}</bdi>
              </span>
            ))}
          </span>
        </span>
        <Icon shapes={ChevronRight} directional />
      </a>
    </li>
  );
}

import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { type NamedCodes, nameOfCode } from '../../lib/named-codes.ts';
import { formatPercent, formatPercentRange } from '../../lib/percent.ts';
import { linkTo } from '../../routes/routes.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MemberHead } from './member-head.tsx';
import { sortByCategory } from './rebates.ts';
import { type TeamAccount, teamMember } from './team.ts';
import { TeamPath } from './team-path.tsx';
import { dayText, lastSignInText } from './team-texts.ts';
import './member-details.css';

interface Props {
  id: string;
  categories: NamedCodes;
}

/** A team member: path, balance, and the records and settings an agent can open (WL-9). */
export function MemberDetails({ id, categories }: Props) {
  const $account = teamMember(id);
  const account = useStore($account);
  return (
    <>
      <TeamPath path={account.state === 'ready' ? account.value.path : []} />
      <AsyncView
        remote={account}
        retry={$account.reload}
        skeleton={<Skeleton className="member-details member-details--waiting" />}
      >
        {(value) => <Details account={value} categories={categories} />}
      </AsyncView>
    </>
  );
}

function Details({ account, categories }: { account: TeamAccount; categories: NamedCodes }) {
  const texts = useTexts();
  const { t, money, number, language } = texts;
  const { member, teamSize } = account;
  const rebates = sortByCategory(
    account.rebates,
    categories.map(({ code }) => code),
  );
  const { locales } = languages[language];
  const facts = [
    { label: t('team.balance'), value: money(member.balance, siteConfig().currency) },
    { label: t('team.level'), value: number(member.level) },
    { label: t('team.registered'), value: dayText(member.createdAt, texts) },
    { label: t('team.lastLogin'), value: lastSignInText(member.lastLoginAt, texts) },
    { label: t('team.below'), value: number(member.downlines) },
    { label: t('team.teamSize'), value: number(teamSize) },
  ];
  return (
    <section className="member-details" aria-labelledby="member-details">
      <h2 id="member-details" className="member-details__title">
        <MemberHead member={member} />
      </h2>
      <DescriptionList className="member-details__facts" items={facts} />
      {rebates.length > 0 && (
        <>
          <h3 className="member-details__sub">{t('team.rebates')}</h3>
          <DescriptionList
            className="member-details__facts member-details__facts--small"
            items={rebates.map(({ gameType, least, most }) => ({
              id: gameType,
              label: nameOfCode(categories, gameType),
              value:
                least === most
                  ? formatPercent(most, locales)
                  : t('team.fromTo', formatPercentRange(least, most, locales)),
            }))}
          />
        </>
      )}
      <nav className="member-details__actions" aria-label={t('team.ways')}>
        <a className="button button--outline" href={linkTo('rebateSettings', { member: member.id })}>
          {t(member.level === 1 ? 'team.setRebates' : 'team.rebates')}
        </a>
        <a className="button button--outline" href={linkTo('teamBetting', { account: member.account })}>
          {t('team.bets')}
        </a>
        <a className="button button--outline" href={linkTo('teamProfitAndLoss', { account: member.account })}>
          {t('team.profitAndLoss')}
        </a>
      </nav>
    </section>
  );
}

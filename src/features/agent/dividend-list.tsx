import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { Dividend } from '../../gateway/endpoints/agent.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { formatPercent } from '../../lib/percent.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dividendStates, dividends, periodText } from './dividends.ts';
import './dividend-list.css';

const SKELETONS = 8;

export function DividendList() {
  const { t, money } = useTexts();
  const [page, setPage] = useState(1);
  const $page = dividends(page);
  const { currency } = siteConfig();
  return (
    <AsyncView
      remote={useStore($page)}
      retry={$page.reload}
      skeleton={
        <>
          <Skeleton className="dividends__paid--waiting" />
          <Skeleton className="dividend--waiting" count={SKELETONS} />
        </>
      }
      empty="agent.noDividends"
      isEmpty={({ list }) => !list.length && page === 1}
    >
      {({ list, paid, totalPages }) => (
        <>
          <p className="dividends__paid">
            {t('agent.paidSoFar')} <bdi>{money(paid, currency)}</bdi>
          </p>
          <ul className="dividends">
            {list.map((one) => (
              <DividendCard key={one.id} dividend={one} />
            ))}
          </ul>
          {totalPages > 1 && <Pager page={page} total={totalPages} onPage={setPage} />}
        </>
      )}
    </AsyncView>
  );
}

interface PagerProps {
  page: number;
  total: number;
  onPage(page: number): void;
}

function Pager({ page, total, onPage }: PagerProps) {
  const { t, number } = useTexts();
  return (
    <nav className="dividends__pager" aria-label={t('agent.pages')}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('common.previous')}
      </Button>
      <span aria-live="polite">{t('agent.page', { page: number(page), total: number(total) })}</span>
      <Button disabled={page >= total} onClick={() => onPage(page + 1)}>
        {t('common.next')}
      </Button>
    </nav>
  );
}

function DividendCard({ dividend }: { dividend: Dividend }) {
  const { t, money, number, language } = useTexts();
  const { currency } = siteConfig();
  const [open, setOpen] = useState(false);
  const { id, startDate, endDate, state, amount, turnover, loss, members, rate } = dividend;
  const details = [
    { label: t('agent.teamTurnover'), value: money(turnover, currency) },
    { label: t('agent.teamLoss'), value: money(loss, currency) },
    { label: t('agent.membersPlayed'), value: number(members) },
    { label: t('agent.rate'), value: formatPercent(rate, languages[language].locales) },
  ];
  return (
    <li className="dividend">
      <Disclosure
        id={`dividend-${id}`}
        open={open}
        onToggle={() => setOpen(!open)}
        headClass="dividend__head"
        className="dividend__details"
        head={
          <>
            <span className="dividend__period">
              <bdi>{periodText(startDate, endDate, language)}</bdi>
              <span className={`dividend__state dividend__state--${state}`}>{t(dividendStates[state])}</span>
            </span>
            <bdi className="dividend__amount">{money(amount, currency)}</bdi>
            <Icon shapes={ChevronDown} />
          </>
        }
      >
        <DescriptionList className="dividend__lines" items={details} />
        {state === 'running' && <p className="dividend__note">{t('agent.soFar')}</p>}
      </Disclosure>
    </li>
  );
}

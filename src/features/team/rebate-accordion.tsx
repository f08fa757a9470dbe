import type { ReactNode } from 'react';
import type { RebateRate } from '../../gateway/endpoints/rebates.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { type NamedCodes, nameOfCode } from '../../lib/named-codes.ts';
import { formatPercent, formatPercentRange } from '../../lib/percent.ts';
import { AccordionItem } from '../../ui/accordion-item.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { groupByCategory } from './rebates.ts';
import './rebate-accordion.css';

interface Props {
  rates: readonly RebateRate[];
  categories: NamedCodes;
  open: string | undefined;
  onOpen(gameType: string | undefined): void;
  children(rates: readonly RebateRate[], gameType: string): ReactNode;
}

const SKELETONS = 8;

export const rebateSkeleton = (
  <Skeleton className="accordion-item accordion-item--waiting" count={SKELETONS} />
);

export function RebateAccordion({ rates, categories, open, onOpen, children }: Props) {
  const { t, language } = useTexts();
  const { locales } = languages[language];
  const groups = groupByCategory(
    rates,
    categories.map(({ code }) => code),
  );
  const rangeOf = (lowest: number, highest: number) =>
    lowest === highest
      ? formatPercent(highest, locales)
      : t('team.fromTo', formatPercentRange(lowest, highest, locales));
  return (
    <ul className="accordion rebate-accordion">
      {groups.map(({ gameType, rates: own, lowest, highest }) => (
        <AccordionItem
          key={gameType}
          id={`rebates-${gameType}`}
          title={nameOfCode(categories, gameType)}
          mark={rangeOf(lowest, highest)}
          open={open === gameType}
          onToggle={() => onOpen(open === gameType ? undefined : gameType)}
        >
          {children(own, gameType)}
        </AccordionItem>
      ))}
    </ul>
  );
}

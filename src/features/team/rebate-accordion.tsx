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

/** Returns the rates of each category with its name and their range as texts. */
export function useRebateGroups(rates: readonly RebateRate[], categories: NamedCodes) {
  const { t, language } = useTexts();
  const { locales } = languages[language];
  const order = categories.map(({ code }) => code);
  return groupByCategory(rates, order).map(({ lowest, highest, ...group }) => ({
    ...group,
    name: nameOfCode(categories, group.gameType),
    range:
      lowest === highest
        ? formatPercent(highest, locales)
        : t('team.fromTo', formatPercentRange(lowest, highest, locales)),
  }));
}

export function RebateAccordion({ rates, categories, open, onOpen, children }: Props) {
  return (
    <ul className="accordion rebate-accordion">
      {useRebateGroups(rates, categories).map(({ gameType, name, range, rates: own }) => (
        <AccordionItem
          key={gameType}
          id={`rebates-${gameType}`}
          title={name}
          mark={range}
          open={open === gameType}
          onToggle={() => onOpen(open === gameType ? undefined : gameType)}
        >
          {children(own, gameType)}
        </AccordionItem>
      ))}
    </ul>
  );
}

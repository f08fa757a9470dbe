import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { NamedCodes } from '../../lib/named-codes.ts';
import { formatPercent } from '../../lib/percent.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { RebateAccordion, rebateSkeleton } from './rebate-accordion.tsx';
import { rebatesOf } from './rebates.ts';
import './rebate-rates.css';

interface Props {
  /** Empty for the agent's own rebates. */
  memberId: string;
  categories: NamedCodes;
}

/** Read-only rebates by category and vendor (WL-10). */
export function RebateTable({ memberId, categories }: Props) {
  const { language } = useTexts();
  const { locales } = languages[language];
  const [open, setOpen] = useState<string>();
  const $rebates = rebatesOf(memberId);
  const rebates = useStore($rebates);
  return (
    <AsyncView
      remote={rebates}
      retry={$rebates.reload}
      skeleton={rebateSkeleton}
      empty="team.noRebates"
      isEmpty={({ list }) => !list.length}
    >
      {({ list }) => (
        <RebateAccordion rates={list} categories={categories} open={open} onOpen={setOpen}>
          {(rates) => (
            <DescriptionList
              className="rebate-rates"
              items={rates.map(({ vendor, vendorName, rate }) => ({
                id: vendor,
                label: vendorName || vendor,
                value: formatPercent(rate, locales),
              }))}
            />
          )}
        </RebateAccordion>
      )}
    </AsyncView>
  );
}

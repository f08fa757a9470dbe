import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { RebateRate } from '../../gateway/endpoints/rebates.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { NamedCodes } from '../../lib/named-codes.ts';
import { formatPercent } from '../../lib/percent.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { useWideScreen } from '../../ui/use-media.tsx';
import { RebateAccordion, rebateSkeleton, useRebateGroups } from './rebate-accordion.tsx';
import { rebatesOf } from './rebates.ts';
import './rebate-rates.css';

interface Props {
  /** Empty for the agent's own rebates. */
  memberId: string;
  categories: NamedCodes;
}

/** Read-only rebates by category and vendor (WL-10). */
export function RebateTable({ memberId, categories }: Props) {
  const wide = useWideScreen();
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
      {({ list }) =>
        wide ? (
          <RebateCards rates={list} categories={categories} />
        ) : (
          <RebateAccordion rates={list} categories={categories} open={open} onOpen={setOpen}>
            {(rates) => <RateList rates={rates} />}
          </RebateAccordion>
        )
      }
    </AsyncView>
  );
}

/** All rates at once. */
function RebateCards({ rates, categories }: { rates: readonly RebateRate[]; categories: NamedCodes }) {
  return (
    <ul className="rebate-cards">
      {useRebateGroups(rates, categories).map(({ gameType, name, range, rates: own }) => (
        <li key={gameType} className="rebate-cards__card">
          <h2 className="rebate-cards__head">
            <bdi>{name}</bdi> <small>{range}</small>
          </h2>
          <RateList rates={own} />
        </li>
      ))}
    </ul>
  );
}

function RateList({ rates }: { rates: readonly RebateRate[] }) {
  const { locales } = languages[useTexts().language];
  return (
    <DescriptionList
      className="rebate-rates"
      items={rates.map(({ vendor, vendorName, rate }) => ({
        id: vendor,
        label: vendorName || vendor,
        value: formatPercent(rate, locales),
      }))}
    />
  );
}

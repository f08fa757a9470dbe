import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { Bet } from '../../gateway/endpoints/records.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { type NamedCodes, nameOfCode } from '../../lib/named-codes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useMedia } from '../../ui/use-media.tsx';
import { BetDetails } from './bet-details.tsx';
import { BetRow, BetSums, type BetTotals } from './bet-row.tsx';
import type { RangeName } from './ranges.ts';
import { RecordList } from './record-list.tsx';
import type { RecordPages } from './record-pages.ts';
import './bet-list.css';

interface Props<One extends Bet> {
  list: RecordPages<One, BetTotals>;
  range: RangeName;
  categories: NamedCodes;
  /** Returns the account of a bet; absent in the player's own record. */
  accountOf?(bet: One): string;
}

/** Bets with the details of the selected one: next to the list on wide screens, otherwise in a dialog. */
export function BetList<One extends Bet>({ list, range, categories, accountOf }: Props<One>) {
  const { t } = useTexts();
  const [chosenId, choose] = useState<string>();
  const pages = useStore(list);
  // Looks the bet up in the current list, so that filtering by account closes its details.
  const chosen = pages.state === 'ready' ? pages.value.items.find(({ id }) => id === chosenId) : undefined;
  const beside = useMedia('(min-width: 1024px)');
  const place = useId();
  const nameOf = (code: string) => nameOfCode(categories, code);
  const title = chosen && <span dir="auto">{chosen.gameName || nameOf(chosen.gameType)}</span>;
  const details = chosen && (
    <BetDetails bet={chosen} account={accountOf?.(chosen)} category={nameOf(chosen.gameType)} />
  );
  return (
    <div className="bets-beside">
      <RecordList
        list={list}
        range={range}
        sums={(totals) => <BetSums totals={totals} />}
        row={(bet) => (
          <BetRow
            key={bet.id}
            bet={bet}
            account={accountOf?.(bet)}
            nameOf={nameOf}
            onOpen={() => choose(bet.id)}
            {...(beside && { beside: place, chosen: bet.id === chosenId })}
          />
        )}
      />
      {beside ? (
        <section id={place} className="bets-beside__bet" aria-label={t('records.bet')} aria-live="polite">
          {title ? (
            <h2 className="bets-beside__title">{title}</h2>
          ) : (
            <p className="bets-beside__hint">{t('records.chooseBet')}</p>
          )}
          {details}
        </section>
      ) : (
        details && (
          <Dialog title={title} onClose={() => choose(undefined)}>
            {details}
          </Dialog>
        )
      )}
    </div>
  );
}

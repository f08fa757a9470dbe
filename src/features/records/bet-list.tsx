import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { Bet } from '../../gateway/endpoints/records.ts';
import { signedAmount } from '../../i18n/signed-amount.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { type NamedCodes, nameOfCode } from '../../lib/named-codes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { BetDetails } from './bet-details.tsx';
import type { RangeName } from './ranges.ts';
import type { RecordColumn } from './record-columns.ts';
import { iconOfKind } from './record-icons.tsx';
import { RecordList } from './record-list.tsx';
import type { RecordPages } from './record-pages.ts';
import { RecordPicture } from './record-picture.tsx';
import { RecordSums } from './record-row.tsx';
import { betStates, selectionsPlain, selectionsText } from './record-texts.ts';
import { resultOf } from './records.ts';

interface BetTotals {
  count: number;
  bet: number;
  win: number;
}

interface Props<One extends Bet> {
  /** Name of the table. */
  name: string;
  /** Start of the name of the exported file. */
  file: string;
  list: RecordPages<One, BetTotals>;
  range: RangeName;
  categories: NamedCodes;
  /** Returns the account of a bet; absent in the player's own record. */
  accountOf?(bet: One): string;
}

/** Bets as a table, or as cards of which a tap opens all details. */
export function BetList<One extends Bet>({ list, categories, accountOf, ...look }: Props<One>) {
  const texts = useTexts();
  const { t, money, number, language } = texts;
  const { currency } = siteConfig();
  const [chosenId, choose] = useState<string>();
  const pages = useStore(list);
  // Looks the bet up in the current list, so that filtering by account closes its details.
  const chosen = pages.state === 'ready' ? pages.value.items.find(({ id }) => id === chosenId) : undefined;
  const nameOf = (code: string) => nameOfCode(categories, code);
  const titleOf = ({ gameName, gameType }: Bet) => gameName || nameOf(gameType);
  const account: RecordColumn<One>[] = accountOf
    ? [{ id: 'account', label: t('records.account'), kind: 'text', card: 'note', value: accountOf }]
    : [];
  const selections: RecordColumn<One> = {
    id: 'selections',
    label: t('records.selections'),
    kind: 'text',
    only: 'table',
    // Only where a bet has a slip: other records keep their columns.
    optional: true,
    isLong: true,
    value: (bet) => selectionsPlain(bet, language),
    text: (bet) => selectionsText(bet, language),
  };
  const columns: RecordColumn<One>[] = [
    { id: 'at', label: t('records.time'), kind: 'time', card: 'time', value: ({ at }) => at },
    { id: 'game', label: t('records.game'), kind: 'text', card: 'title', value: titleOf },
    selections,
    ...account,
    {
      id: 'category',
      label: t('records.category'),
      kind: 'text',
      card: 'note',
      value: ({ gameType }) => nameOf(gameType),
    },
    { id: 'bet', label: t('records.stake'), kind: 'money', value: ({ bet }) => bet },
    { id: 'win', label: t('records.win'), kind: 'money', hidesZero: true, value: ({ win }) => win },
    { id: 'result', label: t('records.result'), kind: 'signed', only: 'table', value: resultOf },
    {
      id: 'amount',
      label: t('records.result'),
      kind: 'signed',
      card: 'amount',
      only: 'card',
      value: resultOf,
      text: (bet) => {
        const result = resultOf(bet);
        return result === undefined ? money(bet.bet, currency) : signedAmount(texts, result, currency);
      },
    },
    {
      id: 'state',
      label: t('records.state'),
      kind: 'text',
      card: 'state',
      value: ({ state }) => t(betStates[state]),
    },
    { id: 'order', label: t('records.order'), kind: 'text', only: 'table', value: ({ id }) => id },
  ];
  return (
    <>
      <RecordList
        {...look}
        list={list}
        empty={accountOf ? 'team.none' : 'records.none'}
        columns={columns}
        picture={({ iconUrl }) => <RecordPicture src={iconUrl} icon={iconOfKind('bet')} />}
        sums={({ count, bet, win }) => (
          <RecordSums
            sums={[
              { label: t('records.bets'), value: number(count) },
              { label: t('records.staked'), value: money(bet, currency) },
              { label: t('records.won'), value: money(win, currency) },
              {
                label: t('records.result'),
                value: signedAmount(texts, win - bet, currency),
                sign: win - bet,
              },
            ]}
          />
        )}
        onOpen={({ id }) => choose(id)}
      />
      {chosen && (
        <Dialog title={<span dir="auto">{titleOf(chosen)}</span>} onClose={() => choose(undefined)}>
          <BetDetails bet={chosen} account={accountOf?.(chosen)} category={nameOf(chosen.gameType)} />
        </Dialog>
      )}
    </>
  );
}

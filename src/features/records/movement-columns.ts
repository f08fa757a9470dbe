import type { Transaction } from '../../gateway/endpoints/records.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { RecordColumn } from './record-columns.ts';
import { kindName } from './record-texts.ts';

/** Returns the columns of money movements; with `team` with the account of each. */
export function movementColumns(t: Texts['t'], team: boolean): RecordColumn<Transaction>[] {
  const account: RecordColumn<Transaction> = {
    id: 'account',
    label: t('records.account'),
    kind: 'text',
    card: 'note',
    value: (movement) => movement.account,
  };
  return [
    { id: 'at', label: t('records.time'), kind: 'time', card: 'time', value: ({ at }) => at },
    {
      id: 'title',
      label: t('records.title'),
      kind: 'text',
      only: 'table',
      optional: true,
      value: ({ title }) => title,
    },
    {
      id: 'name',
      label: t('records.title'),
      kind: 'text',
      card: 'title',
      only: 'card',
      value: ({ title, kind }) => title || kindName(kind, t),
    },
    {
      id: 'kind',
      label: t('records.kind'),
      kind: 'text',
      only: 'table',
      value: (movement) => kindName(movement.kind, t),
    },
    {
      id: 'note',
      label: t('records.kind'),
      kind: 'text',
      card: 'note',
      only: 'card',
      value: ({ title, kind }) => (title ? kindName(kind, t) : ''),
    },
    ...(team ? [account] : []),
    {
      id: 'amount',
      label: t('records.amount'),
      kind: 'signed',
      card: 'amount',
      value: ({ amount }) => amount,
    },
    {
      id: 'balance',
      label: t('records.balance'),
      kind: 'money',
      card: 'side',
      value: ({ balance }) => balance,
    },
  ];
}

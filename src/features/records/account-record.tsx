import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { movementColumns } from './movement-columns.ts';
import type { RangeName } from './ranges.ts';
import { KindChoice, RangeChoice } from './record-filters.tsx';
import { iconOfKind } from './record-icons.tsx';
import { RecordList } from './record-list.tsx';
import { RecordPicture } from './record-picture.tsx';
import { RecordSums } from './record-row.tsx';
import { kindName, transactionKinds } from './record-texts.ts';
import { transactions } from './records.ts';

interface Props {
  team: boolean;
  /** Kind of the movements that are shown first; empty for all. */
  initialKind?: string;
}

/** All money movements; with `team` those of an agent's team, each with its account (WL-2). */
export function AccountRecord({ team, initialKind = '' }: Props) {
  const { t, money, number, language } = useTexts();
  const { currency } = siteConfig();
  const [range, setRange] = useState<RangeName>('month');
  const [kind, setKind] = useState(initialKind);
  const kinds = transactionKinds.map((code) => ({ code, name: kindName(code, t) }));
  return (
    <>
      <RangeChoice range={range} onRange={setRange} />
      <KindChoice label={t('records.kind')} kinds={kinds} chosen={kind} onChoose={setKind} />
      <RecordList
        name={t('member.accountRecord')}
        file={team ? 'team-transactions' : 'transactions'}
        list={transactions(range, kind, team, language)}
        range={range}
        columns={movementColumns(t, team)}
        picture={({ kind, iconUrl }) => <RecordPicture src={iconUrl} icon={iconOfKind(kind)} />}
        sums={(totals) => (
          <RecordSums
            sums={[
              { label: t('records.movements'), value: number(totals.count) },
              { label: t('records.paidIn'), value: money(totals.in, currency) },
              { label: t('records.paidOut'), value: money(totals.out, currency) },
            ]}
          />
        )}
      />
    </>
  );
}

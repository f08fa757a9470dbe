import { useTexts } from '../../i18n/texts-scope.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { type RangeName, rangeNames } from './ranges.ts';
import { rangeTexts } from './record-texts.ts';
import './record-filters.css';

/** Id of what a choice of range shows; one record stands on a page. */
export const RECORD_PANEL = 'record';

interface Props {
  range: RangeName;
  onRange(range: RangeName): void;
}

/** Today, 7 or 30 days. */
export function RangeChoice({ range, onRange }: Props) {
  const { t } = useTexts();
  return (
    <Tabs
      label={t('records.range')}
      tabs={rangeNames.map((id) => ({ id, name: t(rangeTexts[id]) }))}
      chosen={range}
      panel={RECORD_PANEL}
      onChoose={(id) => onRange(id as RangeName)}
    />
  );
}

interface KindProps {
  label: string;
  /** Names by code, in order. */
  kinds: readonly { code: string; name: string }[];
  /** Empty for all. */
  chosen: string;
  onChoose(code: string): void;
}

/** One kind of row, or all. */
export function KindChoice({ label, kinds, chosen, onChoose }: KindProps) {
  const { t } = useTexts();
  return (
    <label className="record-kind">
      <span>{label}</span>
      <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{t('common.all')}</option>
        {kinds.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

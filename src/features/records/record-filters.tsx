import { useId } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { Select } from '../../ui/select.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CustomRange } from './custom-range.tsx';
import { daysOf, isPreset, presets, type RangeName } from './ranges.ts';
import { rangeTexts } from './record-texts.ts';
import './record-filters.css';

/** Id of the panel that the range tabs control; a page has one record. */
export const RECORD_PANEL = 'record';

interface Props {
  range: RangeName;
  onRange(range: RangeName): void;
}

const CUSTOM = 'own';

export const rangeTab = (range: RangeName): string => (isPreset(range) ? range : CUSTOM);

/** Today, 7 or 30 days, or a custom range, which starts as the one that was shown. */
export function RangeChoice({ range, onRange }: Props) {
  const { t } = useTexts();
  const choose = (id: string) => {
    if (id !== CUSTOM) return onRange(id as RangeName);
    const { from, to } = daysOf(range, platform().now());
    onRange(`${from}..${to}`);
  };
  return (
    <div className="record-range">
      <Tabs
        label={t('records.range')}
        tabs={[
          ...presets.map((id) => ({ id, name: t(rangeTexts[id]) })),
          { id: CUSTOM, name: t('records.ownDates') },
        ]}
        chosen={rangeTab(range)}
        panel={RECORD_PANEL}
        onChoose={choose}
      />
      {!isPreset(range) && <CustomRange range={range} onRange={onRange} />}
    </div>
  );
}

interface KindProps {
  label: string;
  kinds: readonly { code: string; name: string }[];
  /** Empty for all. */
  chosen: string;
  onChoose(code: string): void;
}

export function KindChoice({ label, kinds, chosen, onChoose }: KindProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className="record-kind">
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{t('common.all')}</option>
        {kinds.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

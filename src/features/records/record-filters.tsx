import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { OwnRange } from './own-range.tsx';
import { daysOf, isPreset, presets, type RangeName } from './ranges.ts';
import { rangeTexts } from './record-texts.ts';
import './record-filters.css';

/** Id of what a choice of range shows; one record stands on a page. */
export const RECORD_PANEL = 'record';

interface Props {
  range: RangeName;
  onRange(range: RangeName): void;
}

const OWN = 'own';

/** Id of the tab of a range. */
export const rangeTab = (range: RangeName): string => (isPreset(range) ? range : OWN);

/** Today, 7 or 30 days, or days of the player's own choice, which begin as those that were shown. */
export function RangeChoice({ range, onRange }: Props) {
  const { t } = useTexts();
  const choose = (id: string) => {
    if (id !== OWN) return onRange(id as RangeName);
    const { from, to } = daysOf(range, platform().now());
    onRange(`${from}..${to}`);
  };
  return (
    <>
      <Tabs
        label={t('records.range')}
        tabs={[
          ...presets.map((id) => ({ id, name: t(rangeTexts[id]) })),
          { id: OWN, name: t('records.ownDates') },
        ]}
        chosen={rangeTab(range)}
        panel={RECORD_PANEL}
        onChoose={choose}
      />
      {!isPreset(range) && <OwnRange range={range} onRange={onRange} />}
    </>
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

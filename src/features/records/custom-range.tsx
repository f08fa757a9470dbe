import { type SubmitEvent, useId, useState } from 'react';
import { MOST_RECORD_DAYS } from '../../gateway/endpoints/shared/record-fields.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { daysOf, type RangeName, rangeProblem } from './ranges.ts';
import './custom-range.css';

interface Props {
  range: RangeName;
  onRange(range: RangeName): void;
}

/** Inputs for a custom range; an invalid one shows its error below (WL-2). */
export function CustomRange({ range, onRange }: Props) {
  const { t, number } = useTexts();
  const id = useId();
  const [{ from, to }, setDays] = useState(() => daysOf(range, platform().now()));
  const [problem, setProblem] = useState<TextKey>();
  const today = daysOf('today', platform().now()).to;
  const show = (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = rangeProblem(from, to, platform().now());
    setProblem(wrong);
    if (!wrong) onRange(`${from}..${to}`);
  };
  const field = { type: 'date', max: today, dir: 'ltr', required: true, 'aria-describedby': id } as const;
  return (
    <form className="custom-range" noValidate onSubmit={show}>
      <Field
        {...field}
        label={t('records.from')}
        value={from}
        onChange={(next) => setDays({ from: next, to })}
      />
      <Field {...field} label={t('records.to')} value={to} onChange={(next) => setDays({ from, to: next })} />
      <Button type="submit">{t('records.show')}</Button>
      <p id={id} className="field__error custom-range__error" role="alert">
        {problem && t(problem, { days: number(MOST_RECORD_DAYS) })}
      </p>
    </form>
  );
}

import { useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { parsePercent } from '../../lib/percent.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { createForm } from '../../ui/form-state.ts';
import { RATE_LENGTH } from './rebates.ts';

const createRateForm = () =>
  createForm({ rate: (text) => (parsePercent(text) === undefined ? ['team.rateForm'] : []) });

/** Sets one rate, in percent, for every vendor of a category. */
export function RebateForAll({ onAll }: { onAll(percent: number): void }) {
  const { t } = useTexts();
  const [form] = useState(createRateForm);
  const use = () => {
    if (form.validate()) return;
    onAll(parsePercent(form.$values.get().rate)!);
    form.reset();
  };
  return (
    <div className="rebate-editor__all">
      <FormField
        form={form}
        name="rate"
        label={t('team.forAll')}
        hint={t('team.forAllHint')}
        inputMode="decimal"
        dir="ltr"
        maxLength={RATE_LENGTH}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Prevents submitting the surrounding form: changes are saved only after review.
          event.preventDefault();
          use();
        }}
      />
      <Button onClick={use}>{t('team.apply')}</Button>
    </div>
  );
}

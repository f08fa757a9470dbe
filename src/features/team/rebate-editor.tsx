import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { RebateRate } from '../../gateway/endpoints/rebates.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { NamedCodes } from '../../lib/named-codes.ts';
import { formatPercentRange } from '../../lib/percent.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import type { FormFields } from '../../ui/form-state.ts';
import { RebateAccordion } from './rebate-accordion.tsx';
import { RebateForAll } from './rebate-all.tsx';
import { createRebateForm, saveErrorText } from './rebate-form.ts';
import { RATE_LENGTH, type Rebates, rateKey } from './rebates.ts';
import './rebate-editor.css';

interface Props {
  memberId: string;
  rebates: Rebates;
  categories: NamedCodes;
}

/** Edits the rebates of a direct member, between the lowest allowed and the agent's own (WL-10). */
export function RebateEditor({ memberId, rebates, categories }: Props) {
  const { t, number } = useTexts();
  const element = useRef<HTMLFormElement>(null);
  const [editing] = useState(() => createRebateForm(memberId));
  const sending = useStore(editing.$sending);
  const changes = useStore(editing.$changes);
  const saved = useStore(editing.$saved);
  const [open, setOpen] = useState<string>();
  const [failing, setFailing] = useState<RebateRate>();
  useEffect(() => {
    // Its category has expanded by now.
    const field = failing && element.current?.elements.namedItem(rateKey(failing));
    if (field instanceof HTMLElement) field.focus();
  }, [failing]);
  const save = () => {
    const first = editing.save();
    if (first) setOpen(first.gameType);
    // A new object, so that the same rate gets focus again.
    setFailing(first && { ...first });
  };
  return (
    <form
      ref={element}
      className="rebate-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <RebateAccordion rates={rebates.list} categories={categories} open={open} onOpen={setOpen}>
        {(rates) => (
          <>
            <RebateForAll key={rates[0]?.gameType} onAll={(percent) => editing.changeAll(rates, percent)} />
            <div className="rebate-editor__fields">
              {rates.map((rate) => (
                <RebateField key={rateKey(rate)} form={editing.form} rate={rate} />
              ))}
            </div>
          </>
        )}
      </RebateAccordion>
      <div className="rebate-editor__bar">
        {sending.state === 'failed' && (
          <p className="form__failure" role="alert">
            {t(saveErrorText(sending.error))}
          </p>
        )}
        <p className="rebate-editor__changes" role="status">
          {saved ? t('team.saved') : t('team.changes', { count: changes, number: number(changes) })}
        </p>
        <div className="rebate-editor__buttons">
          {changes > 0 && <Button onClick={editing.reset}>{t('team.discard')}</Button>}
          <Button type="submit" look="primary" busy={sending.state === 'sending'} disabled={!changes}>
            {t('team.save')}
          </Button>
        </div>
      </div>
    </form>
  );
}

function RebateField({ form, rate }: { form: FormFields<string>; rate: RebateRate }) {
  const { t, language } = useTexts();
  const bounds = formatPercentRange(rate.least, rate.most, languages[language].locales);
  return (
    <FormField
      form={form}
      name={rateKey(rate)}
      label={rate.vendorName || rate.vendor}
      hint={t('team.fromTo', bounds)}
      errorValues={bounds}
      inputMode="decimal"
      dir="ltr"
      maxLength={RATE_LENGTH}
    />
  );
}

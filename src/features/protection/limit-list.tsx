import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { limitKinds } from '../../gateway/protection/rules.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { timeText } from '../../i18n/time-text.ts';
import { unitText } from '../../i18n/unit-text.ts';
import { $tick } from '../../platform/tick.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { createLimitForm } from './limit-form.ts';
import { kindNotes, kindTexts, limitName, periodText, valueText } from './limit-text.ts';
import { answerPending, type LimitView, type Protection } from './protection.ts';

/** The limits by kind, each with its remaining amount and a form to change it. */
export function LimitList({ protection }: { protection: Protection }) {
  const { t } = useTexts();
  const [edited, edit] = useState('');
  return limitKinds.map((kind) => {
    const limits = protection.limits.filter((limit) => limit.kind === kind);
    if (!limits.length) return null;
    return (
      <section key={kind} className="protection__kind" aria-label={t(kindTexts[kind])}>
        <h3>{t(kindTexts[kind])}</h3>
        <p className="protection__note">{t(kindNotes[kind])}</p>
        <ul className="protection__rows">
          {limits.map((limit) => {
            const name = `${kind} ${limit.period}`;
            return (
              <li key={name}>
                <LimitRow
                  limit={limit}
                  hours={protection.loosenHours}
                  offset={protection.offset}
                  open={edited === name}
                  onToggle={(open) => edit(open ? name : '')}
                />
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}

interface RowProps {
  limit: LimitView;
  hours: number;
  /** Milliseconds to add to the device's time to get the gateway's. */
  offset: number;
  open: boolean;
  onToggle(open: boolean): void;
}

function LimitRow({ limit, hours, offset, open, onToggle }: RowProps) {
  const texts = useTexts();
  const { t } = texts;
  const { kind, period, value, left } = limit;
  const label = limitName(kind, period, texts);
  const verb = t(value === null && !limit.pending ? 'protection.set' : 'protection.change');
  const change = useRef<HTMLButtonElement>(null);
  // The form with the focus disappears.
  const focusChange = () => change.current?.focus({ preventScroll: true });
  return (
    <>
      <div className="protection__row">
        <div>
          <p className="protection__period">{periodText(period, texts)}</p>
          <p className="protection__value">
            <bdi>{valueText(kind, value, texts)}</bdi>
          </p>
          {left !== null && (
            <p className="protection__note">
              {t('protection.left', { amount: valueText(kind, left, texts) })}
            </p>
          )}
        </div>
        <Button
          ref={change}
          aria-expanded={open}
          aria-label={`${verb}: ${label}`}
          onClick={() => onToggle(!open)}
        >
          {verb}
        </Button>
      </div>
      {limit.pending && <PendingLimit limit={limit} label={label} offset={offset} onDone={focusChange} />}
      {open && (
        <LimitEditor
          limit={limit}
          label={label}
          hours={hours}
          onDone={() => {
            onToggle(false);
            focusChange();
          }}
        />
      )}
    </>
  );
}

/** A looser limit that waits: with its time, then with the question. */
function PendingLimit({
  limit,
  label,
  offset,
  onDone,
}: Pick<EditorProps, 'limit' | 'label' | 'onDone'> & Pick<RowProps, 'offset'>) {
  const texts = useTexts();
  const { t, language } = texts;
  const now = useStore($tick) + offset;
  const { value, from } = limit.pending!;
  const wanted = valueText(limit.kind, value, texts);
  const ready = now >= from;
  const answer = async (accepted: boolean) => {
    if (await answerPending(limit, accepted)) onDone();
  };
  return (
    <fieldset className="protection__pending" aria-label={label}>
      <p>
        {ready
          ? t('protection.pendingReady', { amount: wanted })
          : t('protection.pendingUntil', { amount: wanted, time: timeText(from, language) })}
      </p>
      <div className="protection__buttons">
        <Button onClick={() => void answer(false)}>{t('protection.keepLimit')}</Button>
        {ready && (
          <Button look="primary" onClick={() => void answer(true)}>
            {t('protection.confirmLimit')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface EditorProps {
  limit: LimitView;
  label: string;
  hours: number;
  onDone(): void;
}

/** The field has the focus, so browsers only scroll as far as the field. */
function show(buttons: HTMLElement | null): void {
  buttons?.scrollIntoView({ block: 'nearest' });
}

function LimitEditor({ limit, label, hours, onDone }: EditorProps) {
  const { t, language } = useTexts();
  const unit = limit.kind === 'time' ? t('protection.minutes') : siteConfig().currency;
  const [{ form, submission }] = useState(() =>
    createLimitForm(limit, (waits) => {
      showToast(waits ? 'protection.limitWaits' : 'protection.limitSet', { kind: 'success' });
      onDone();
    }),
  );
  const sending = useStore(submission.$sending).state === 'sending';
  return (
    <Form form={form} submission={submission}>
      <FormField
        form={form}
        name="value"
        label={`${label} (${unit})`}
        hint={t('protection.valueHint', { duration: unitText(hours, 'hour', language) })}
        inputMode={limit.kind === 'time' ? 'numeric' : 'decimal'}
        dir="ltr"
        maxLength={24}
        autoFocus
      />
      <div ref={show} className="protection__buttons">
        <Button onClick={onDone}>{t('common.cancel')}</Button>
        <Button type="submit" look="primary" busy={sending}>
          {t('protection.save')}
        </Button>
      </div>
    </Form>
  );
}

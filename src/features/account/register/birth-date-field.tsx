import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { languages } from '../../../i18n/languages.ts';
import { messageText } from '../../../i18n/message.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { latinDigits } from '../../../lib/digits.ts';
import type { FormFields } from '../../../ui/form-state.ts';
import '../../../ui/field.css';
import './birth-date-field.css';

/** Length and name of each part. */
const parts = {
  year: { digits: 4, label: 'account.year' },
  month: { digits: 2, label: 'account.month' },
  day: { digits: 2, label: 'account.day' },
} as const;
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];
const isPart = (name: string): name is Part => name in parts;

interface Props {
  form: FormFields<'birthDate'>;
  minAge: number;
}

/** The date of birth in three fields, in the language's order. The form's value is `1990-5-7`, or empty. */
export function BirthDateField({ form, minAge }: Props) {
  const texts = useTexts();
  const { t, language } = texts;
  const id = useId();
  const typed = useStore(form.$values).birthDate.split('-');
  const errors = useStore(form.$errors).birthDate ?? [];
  const order = new Intl.DateTimeFormat(languages[language].locales)
    .formatToParts()
    .map(({ type }) => type)
    .filter(isPart);
  const change = (part: Part, text: string) => {
    const digits = latinDigits(text).replace(/\D/g, '');
    const next = names.map((name, at) => (name === part ? digits : (typed[at] ?? '')));
    form.change('birthDate', next.join('') && next.join('-'));
  };
  const wrong = errors.length > 0;
  return (
    <fieldset
      className={`field birth-date ${wrong ? 'field--wrong' : ''}`}
      aria-describedby={`${id}-${wrong ? 'error' : 'hint'}`}
      // Leaving a part for another one does not end the input.
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || form.blur('birthDate')
      }
    >
      <legend className="field__label">
        {t('account.birthDate')}
        <span className="field__star" aria-hidden="true">
          *
        </span>
      </legend>
      <div className="birth-date__parts">
        {order.map((part, at) => (
          <label key={part} className="field">
            <span className="field__label">{t(parts[part].label)}</span>
            <span className="field__box">
              <input
                // The form focuses the first part.
                name={at === 0 ? 'birthDate' : undefined}
                className="field__input"
                inputMode="numeric"
                autoComplete={`bday-${part}`}
                dir="ltr"
                maxLength={parts[part].digits}
                required
                value={typed[names.indexOf(part)] ?? ''}
                onChange={(event) => change(part, event.target.value)}
                aria-invalid={wrong || undefined}
              />
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-error`} className="field__error" aria-live="polite">
        {errors.map((one) => messageText(texts, one)).join(', ')}
      </p>
      {!wrong && (
        <p id={`${id}-hint`} className="field__hint">
          {t('account.tooYoung', { age: minAge })}
        </p>
      )}
    </fieldset>
  );
}

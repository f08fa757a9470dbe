import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { messageText } from '../i18n/message.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import type { FormFields } from './form-state.ts';
import { Select } from './select.tsx';
import './field.css';

interface Props<Name extends string> {
  form: FormFields<Name>;
  name: Name;
  label: string;
  /** Text while nothing is selected. */
  none: string;
  /** Names may be the operator's. */
  options: readonly { code: string; name: string; disabled?: boolean }[];
}

/** A select of a form. */
export function SelectField<Name extends string>({ form, name, label, none, options }: Props<Name>) {
  const texts = useTexts();
  const id = useId();
  const value = useStore(form.$values)[name];
  const errors = useStore(form.$errors)[name] ?? [];
  const wrong = errors.length > 0;
  return (
    <div className={wrong ? 'field field--wrong' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        name={name}
        value={value}
        onChange={(event) => form.change(name, event.currentTarget.value)}
        onBlur={() => form.blur(name)}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-error`}
      >
        <option value="">{none}</option>
        {options.map(({ code, name: text, disabled }) => (
          <option key={code} value={code} disabled={disabled}>
            {text}
          </option>
        ))}
      </Select>
      <p id={`${id}-error`} className="field__error" aria-live="polite">
        {errors.map((one) => messageText(texts, one, form.errorValues)).join(', ')}
      </p>
    </div>
  );
}

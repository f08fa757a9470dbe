import { useId } from 'react';
import { useHydrated } from './use-hydrated.tsx';
import './choice-box.css';
import './option-line.css';
import './checkbox.css';

interface Props {
  label: string;
  hint?: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** A checkbox; the whole line is clickable. */
export function Checkbox({ label, hint, checked, onChange }: Props) {
  const id = useId();
  return (
    <label className="option-line" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        className="choice-box"
        checked={useHydrated() && checked}
        onChange={(event) => onChange(event.target.checked)}
        {...(hint && { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` })}
      />
      <span>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="checkbox__hint">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

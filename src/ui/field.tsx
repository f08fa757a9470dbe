import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated.tsx';
import './field.css';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id'>;

export interface FieldProps extends Input {
  label: string;
  hint?: string;
  /** Validation messages, shown below the field. */
  errors?: readonly string[];
  value: string;
  onChange(value: string): void;
  /** Content before the value, inside the box; the box then runs left to right. */
  lead?: ReactNode;
  /** Content at the end of the box. */
  tool?: ReactNode;
}

function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/** A labelled input with its hint or its errors. `autoFocus` selects the value, also in a dialog that opens. */
export function Field({
  label,
  hint,
  errors = [],
  value,
  onChange,
  lead,
  tool,
  autoFocus,
  className = '',
  ...input
}: FieldProps) {
  const id = useId();
  const hydrated = useHydrated();
  const element = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when React takes over the server's HTML
  useLayoutEffect(() => {
    // React misses what was typed while it rendered, and would clear the field.
    const typed = element.current!.value;
    if (!hydrated && typed) onChange(typed);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the field appears
  useEffect(() => {
    // A dialog that opens with the field opens after this effect, and focuses its close button.
    if (autoFocus) queueMicrotask(() => selectAll(element.current));
  }, []);
  const wrong = errors.length > 0;
  const hinted = hint !== undefined && !wrong;
  return (
    <div className={`field ${wrong ? 'field--wrong ' : ''}${className}`}>
      <label className="field__label" htmlFor={id}>
        {label}
        {input.required && (
          <span className="field__star" aria-hidden="true">
            *
          </span>
        )}
      </label>
      <div className="field__box" dir={lead ? 'ltr' : undefined}>
        {lead}
        <input
          dir="auto"
          autoComplete="off"
          {...input}
          ref={element}
          id={id}
          className="field__input"
          value={hydrated ? value : ''}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={wrong || undefined}
          aria-describedby={hinted ? `${id}-hint` : `${id}-error`}
        />
        {tool}
      </div>
      <p id={`${id}-error`} className="field__error" aria-live="polite">
        {errors.join(', ')}
      </p>
      {hinted && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
    </div>
  );
}

import { useId } from 'react';
import { Icon, type IconShapes } from './icon.tsx';
import './option-line.css';
import './switch.css';

interface Props {
  label: string;
  hint: string;
  checked: boolean;
  onChange(checked: boolean): void;
  shapes?: IconShapes;
  className?: string;
  /** Keeps it focusable, so that its hint, which has the reason, is read. */
  disabled?: boolean;
}

/** A setting that acts at once; the whole line is clickable. */
export function Switch({ label, hint, checked, onChange, shapes, className = '', disabled }: Props) {
  const id = useId();
  return (
    <label className={`option-line switch ${className}`} htmlFor={id}>
      {shapes && <Icon shapes={shapes} />}
      <span className="switch__text">
        <span id={`${id}-label`}>{label}</span>
        <span id={`${id}-hint`} className="switch__hint">
          {hint}
        </span>
      </span>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its state without attributes
        role="switch"
        className="switch__control"
        checked={checked}
        onChange={() => disabled || onChange(!checked)}
        aria-disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
      />
    </label>
  );
}

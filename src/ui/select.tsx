import type { SelectHTMLAttributes } from 'react';
import './field.css';
import './select.css';

/** A select; where browsers allow it, its list looks like the page. */
export function Select(input: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className="field__box select">
      <select {...input} className="field__input select__input" />
    </span>
  );
}

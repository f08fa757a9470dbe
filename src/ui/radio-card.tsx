import type { InputHTMLAttributes } from 'react';
import './choice-box.css';
import './radio-card.css';

/** A radio button in a card with its label; the whole card is clickable. */
export function RadioCard({ children, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="radio-card">
      <input type="radio" className="choice-box" {...input} />
      {children}
    </label>
  );
}

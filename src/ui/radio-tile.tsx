import type { InputHTMLAttributes } from 'react';
import './radio-tile.css';

/** A radio button that looks like a tile with its label. */
export function RadioTile({ className = '', children, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={`radio-tile ${className}`}>
      <input type="radio" {...input} />
      {children}
    </label>
  );
}

import type { ButtonHTMLAttributes, Ref } from 'react';
import './button.css';
import './button-looks.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'outline' | 'plain';
  /** Fills the line. */
  wide?: boolean;
  /** Announced as busy; further presses do nothing. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look = 'outline', wide, busy, className = '', onClick, type, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={`button button--${look}${wide ? ' button--wide' : ''} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

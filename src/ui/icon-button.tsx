import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconShapes } from './icon.tsx';
import './icon-button.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'aria-label'> {
  /** Accessible name; an icon alone is ambiguous. */
  label: string;
  shapes?: IconShapes;
  /** Mirrored in right-to-left text: arrows and chevrons. */
  directional?: boolean;
}

/** A button with an icon; children are shown over or instead of it. */
export function IconButton({ label, shapes, directional = false, className = '', children, ...rest }: Props) {
  return (
    <button {...rest} type="button" className={`icon-button ${className}`} aria-label={label}>
      {shapes && <Icon shapes={shapes} directional={directional} />}
      {children}
    </button>
  );
}

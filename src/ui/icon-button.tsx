import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconShapes } from './icon.tsx';
import './icon-button.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'aria-label'> {
  /** What it does; an icon alone says that to nobody for sure. */
  label: string;
  shapes?: IconShapes;
  /** Mirrored where the text runs right to left: arrows and chevrons. */
  directional?: boolean;
}

/** A button with an icon in place of a text; its children are laid over the icon, or take its place. */
export function IconButton({ label, shapes, directional = false, className = '', children, ...rest }: Props) {
  return (
    <button {...rest} type="button" className={`icon-button ${className}`} aria-label={label}>
      {shapes && <Icon shapes={shapes} directional={directional} />}
      {children}
    </button>
  );
}

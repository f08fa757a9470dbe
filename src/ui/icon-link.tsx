import type { AnchorHTMLAttributes } from 'react';
import { Icon, type IconShapes } from './icon.tsx';
import './icon-button.css';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'aria-label'> {
  /** Accessible name; an icon alone is ambiguous. */
  label: string;
  href: string;
  shapes: IconShapes;
  /** Mirrored in right-to-left text: arrows and chevrons. */
  directional?: boolean;
}

/** A link that looks like an icon button. */
export function IconLink({ label, href, shapes, directional = false, className = '', ...rest }: Props) {
  return (
    <a {...rest} href={href} className={`icon-button ${className}`} aria-label={label}>
      <Icon shapes={shapes} directional={directional} />
    </a>
  );
}

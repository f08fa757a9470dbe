import type { AnchorHTMLAttributes } from 'react';
import { Icon, type IconShapes } from './icon.tsx';
import './icon-button.css';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'aria-label'> {
  /** Where it leads; an icon alone says that to nobody for sure. */
  label: string;
  href: string;
  shapes: IconShapes;
  /** Mirrored where the text runs right to left: arrows and chevrons. */
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

import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { ReactNode } from 'react';
import { Icon, type IconShapes } from '../ui/icon.tsx';
import './drawer-link.css';

interface Props {
  shapes: IconShapes;
  children: ReactNode;
  /** An address, or what a tap does instead. */
  href?: string;
  onClick?: () => void;
}

/** One line of a drawer. */
export function DrawerLink({ shapes, children, href, onClick }: Props) {
  const inside = (
    <>
      <Icon shapes={shapes} />
      <span className="drawer-link__text">{children}</span>
      <Icon shapes={ChevronRight} directional />
    </>
  );
  if (href) {
    return (
      <a className="drawer-link" href={href}>
        {inside}
      </a>
    );
  }
  return (
    <button type="button" className="drawer-link" onClick={onClick}>
      {inside}
    </button>
  );
}

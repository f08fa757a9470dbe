import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { type ReactNode, useId } from 'react';
import { Icon, type IconShapes } from '../../ui/icon.tsx';
import './drawer-link.css';

interface Props {
  shapes: IconShapes;
  children: ReactNode;
  /** Address, or absent with `onClick`. */
  href?: string;
  onClick?: () => void;
  /** Reason why the entry is disabled, shown below its name. */
  unavailable?: string | undefined;
  /** Whether the entry ends the session, and leads to no page. */
  leaves?: boolean;
}

export function DrawerLink({ shapes, children, href, onClick, unavailable, leaves }: Props) {
  const note = useId();
  const inside = (
    <>
      <Icon shapes={shapes} />
      <span className="drawer-link__text">
        {children}
        {unavailable && (
          <small id={note} className="drawer-link__note" aria-hidden="true">
            {unavailable}
          </small>
        )}
      </span>
      {!leaves && <Icon shapes={ChevronRight} directional />}
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
    <button
      type="button"
      className={leaves ? 'drawer-link drawer-link--leave' : 'drawer-link'}
      onClick={onClick}
      {...(unavailable && { 'aria-disabled': true, 'aria-describedby': note })}
    >
      {inside}
    </button>
  );
}

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
  /** Whether the entry acts on this page, without an arrow to another one. */
  acts?: boolean;
  /** State of an entry that turns something on. */
  pressed?: boolean;
  /** Whether the entry opens a dialog. */
  opensDialog?: boolean;
}

export function DrawerLink({
  shapes,
  children,
  href,
  onClick,
  unavailable,
  leaves,
  acts,
  pressed,
  opensDialog,
}: Props) {
  const note = useId();
  const inside = (
    <>
      <Icon shapes={shapes} directional={leaves === true} />
      <span className="drawer-link__text">
        {children}
        {unavailable && (
          <small id={note} className="drawer-link__note" aria-hidden="true">
            {unavailable}
          </small>
        )}
      </span>
      {!leaves && !acts && <Icon shapes={ChevronRight} directional />}
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
      aria-pressed={pressed}
      aria-haspopup={opensDialog && 'dialog'}
      {...(unavailable && { 'aria-disabled': true, 'aria-describedby': note })}
    >
      {inside}
    </button>
  );
}

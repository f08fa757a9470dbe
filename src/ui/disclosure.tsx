import type { ReactNode } from 'react';
import './disclosure.css';

interface Props {
  /** Unique on the page. */
  id: string;
  open: boolean;
  onToggle(): void;
  /** Shown in the button that opens and closes. */
  head: ReactNode;
  /** Class of the button. */
  headClass: string;
  /** Between the button and what it opens: always there. */
  aside?: ReactNode;
  /** Class of what opens. */
  className: string;
  /** Made only while open. */
  children: ReactNode;
}

/** A heading that opens and closes what follows it. */
export function Disclosure({ id, open, onToggle, head, headClass, aside, className, children }: Props) {
  return (
    <>
      <h2 className="disclosure__heading">
        <button
          type="button"
          className={`disclosure__head ${headClass}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          {head}
        </button>
      </h2>
      {aside}
      <div id={id} className={className} hidden={!open}>
        {open && children}
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import './disclosure.css';

interface Props {
  /** Unique on the page. */
  id: string;
  open: boolean;
  onToggle(): void;
  /** Content of the button. */
  head: ReactNode;
  /** Class of the button. */
  headClass: string;
  /** Content between button and panel; always visible. */
  aside?: ReactNode;
  /** Class of the panel. */
  className: string;
  /** Rendered only while open. */
  children: ReactNode;
}

/** A button that shows and hides a panel. */
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

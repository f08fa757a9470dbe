import type { ReactNode } from 'react';
import './pane.css';

interface Props {
  /** Class of the section and id of its title. */
  name: string;
  title: string;
  /** Address of the page with all of it, and the link's text. */
  address: string;
  more: string;
  children: ReactNode;
}

/** A part of the message centre with the start of another page. */
export function Pane({ name, title, address, more, children }: Props) {
  return (
    <section className={name} aria-labelledby={name}>
      <div className="pane__head">
        <h2 id={name}>{title}</h2>
        <a className="text-link" href={address}>
          {more}
        </a>
      </div>
      {children}
    </section>
  );
}

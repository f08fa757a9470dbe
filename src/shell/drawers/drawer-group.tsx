import type { ReactNode } from 'react';
import './drawer.css';

/** A group of entries with a title. */
export function DrawerGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className="drawer__group" aria-label={title}>
      <p className="drawer__title" aria-hidden="true">
        {title}
      </p>
      {children}
    </nav>
  );
}

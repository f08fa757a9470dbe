import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Dialog } from '../../ui/dialog.tsx';
import { SwipeToDismiss } from '../../ui/swipe-to-dismiss.tsx';
import { closePanel } from './panels.ts';
import './drawer.css';

interface Props {
  title: string;
  place: 'start' | 'end';
  children: ReactNode;
}

/** A drawer over the page, closed by a swipe towards its side or by following a link (DR-3). */
export function Drawer({ title, place, children }: Props) {
  const [path] = useLocation();
  const address = `${path}?${useSearch()}`;
  const [opened] = useState(address);
  useEffect(() => {
    if (address !== opened) closePanel();
  }, [address, opened]);
  return (
    <Dialog title={title} place={place} onClose={closePanel}>
      <SwipeToDismiss place={place} onAway={closePanel}>
        {children}
      </SwipeToDismiss>
    </Dialog>
  );
}

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

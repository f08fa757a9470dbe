import { type ReactNode, useEffect, useState } from 'react';
import { usePath, useQuery } from '../../platform/use-address.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SwipeToDismiss } from '../../ui/swipe-to-dismiss.tsx';
import { closePanel } from './panels.ts';
import './drawer-waiting.css';

interface Props {
  title: string;
  place: 'start' | 'end' | 'full';
  children: ReactNode;
}

/** A drawer over the page, closed by a swipe towards its side or by following a link (DR-3); one may fill the screen. */
export function Drawer({ title, place, children }: Props) {
  const address = `${usePath()}?${useQuery()}`;
  const [opened] = useState(address);
  useEffect(() => {
    if (address !== opened) closePanel();
  }, [address, opened]);
  return (
    <Dialog title={title} place={place} onClose={closePanel}>
      {place === 'full' ? (
        children
      ) : (
        <SwipeToDismiss place={place} onAway={closePanel}>
          {children}
        </SwipeToDismiss>
      )}
    </Dialog>
  );
}

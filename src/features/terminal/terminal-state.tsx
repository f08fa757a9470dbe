import { useStore } from '@nanostores/react';
import { $terminalSession } from './terminal-session.ts';

/** Venue where the player is logged in, for the row that leads to terminals; nothing elsewhere. */
export default function TerminalState() {
  const there = useStore($terminalSession);
  if (there.state !== 'ready' || there.value?.state !== 'signedIn') return null;
  return (
    <small className="drawer-link__note">
      <bdi>{there.value.venue}</bdi>
    </small>
  );
}

import { useStore } from '@nanostores/react';
import BreakNote from './break-note.tsx';
import { $begunBreak } from './protection.ts';

/** The break that the player has just started: until when, and who helps. */
export default function BegunBreak() {
  const begun = useStore($begunBreak);
  return begun && <BreakNote sent={begun} />;
}

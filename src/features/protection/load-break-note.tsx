import { loadMessages } from '../../i18n/language.ts';
import BreakNote from './break-note.tsx';

/** Returns the note after its texts have loaded. */
export async function loadBreakNote() {
  await loadMessages(['protection']);
  return { default: BreakNote };
}

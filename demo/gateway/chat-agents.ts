import type { Language } from '../fixtures/languages.ts';
import { liveModels, SHIFT } from '../fixtures/people/live-models.ts';
import { headIconArt } from './head-icons.ts';

const HOURS = 24;

export interface ChatAgent {
  id: string;
  name: string;
  image: string;
  online: boolean;
}

/** Returns the agents of the live chat, and who of them is on duty at a time. */
export function chatAgents(now: number, language: Language, base: string): ChatAgent[] {
  const hour = new Date(now).getUTCHours();
  return liveModels.map(({ id, name, icon, from }) => ({
    id,
    name: name[language],
    image: headIconArt(icon, base),
    online: (hour - from + HOURS) % HOURS < SHIFT,
  }));
}

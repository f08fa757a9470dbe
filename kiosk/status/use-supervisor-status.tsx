import { useEffect, useState } from 'react';
import { type SupervisorWord, supervisorWord } from './supervisor-status.ts';

/** What the supervisor has left in the page, as it changes; nothing on a terminal without one. */
export function useSupervisor(): SupervisorWord | undefined {
  const [word, setWord] = useState(supervisorWord);
  useEffect(() => {
    const changes = new MutationObserver(() => setWord(supervisorWord()));
    changes.observe(document.documentElement, { attributeFilter: ['data-supervisor'] });
    return () => changes.disconnect();
  }, []);
  return word;
}

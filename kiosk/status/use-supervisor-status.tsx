import { useEffect, useState } from 'react';
import { readSupervisorStatus, type SupervisorStatus } from './supervisor-status.ts';

/** What the supervisor has left in the page, as it changes; nothing on a terminal without one. */
export function useSupervisorStatus(): SupervisorStatus | undefined {
  const [word, setWord] = useState(readSupervisorStatus);
  useEffect(() => {
    const changes = new MutationObserver(() => setWord(readSupervisorStatus()));
    changes.observe(document.documentElement, { attributeFilter: ['data-supervisor'] });
    return () => changes.disconnect();
  }, []);
  return word;
}

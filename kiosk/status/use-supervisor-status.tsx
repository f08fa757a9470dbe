import { useEffect, useState } from 'react';
import { readSupervisorStatus, type SupervisorStatus } from './supervisor-status.ts';

/** Returns the supervisor's status, and renders again when it changes; undefined without a supervisor. */
export function useSupervisorStatus(): SupervisorStatus | undefined {
  const [word, setWord] = useState(readSupervisorStatus);
  useEffect(() => {
    const changes = new MutationObserver(() => setWord(readSupervisorStatus()));
    changes.observe(document.documentElement, { attributeFilter: ['data-supervisor'] });
    return () => changes.disconnect();
  }, []);
  return word;
}

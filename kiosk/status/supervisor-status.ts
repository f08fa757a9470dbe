/** What the supervisor leaves for the page, on its root element (`data-supervisor`). */
export interface SupervisorStatus {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Starts of the browser, and loads of the page, after the first. */
  restarts: number;
  reloads: number;
  /** It is enrolled, and so takes commands that the operator has signed. */
  enrolled: boolean;
  /** What happened last, newest first; while the staff corner is open. */
  events: readonly { at: number; what: string }[];
  /** The terminal's own word, for one sign-in of the staff. */
  proof?: string;
  /** A line of the operator's for whoever stands here, for as long as it is to be seen. */
  message?: string;
}

/** Nothing on a terminal without one. */
export function readSupervisorStatus(): SupervisorStatus | undefined {
  const { supervisor } = document.documentElement.dataset;
  return supervisor === undefined ? undefined : (JSON.parse(supervisor) as SupervisorStatus);
}

/** Does what the supervisor is asked for from afar. Returns what ends it. */
export function handleSupervisorEvents({ end, look }: { end(): void; look(): void }): () => void {
  document.addEventListener('foyer:end', end);
  document.addEventListener('foyer:look', look);
  return () => {
    document.removeEventListener('foyer:end', end);
    document.removeEventListener('foyer:look', look);
  };
}

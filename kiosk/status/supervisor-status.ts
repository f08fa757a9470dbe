/** Status that the supervisor publishes on the page's root element (`data-supervisor`). */
export interface SupervisorStatus {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Browser starts and page loads after the first. */
  restarts: number;
  reloads: number;
  /** Whether it is enrolled, and so accepts commands signed by the operator. */
  enrolled: boolean;
  /** Recent events, newest first, while the staff corner is open. */
  events: readonly { at: number; what: string }[];
  /** Proof of this terminal for one staff sign-in. */
  proof?: string;
  /** The operator's message on this terminal. */
  message?: string;
}

/** Returns undefined on a terminal without a supervisor. */
export function readSupervisorStatus(): SupervisorStatus | undefined {
  const { supervisor } = document.documentElement.dataset;
  return supervisor === undefined ? undefined : (JSON.parse(supervisor) as SupervisorStatus);
}

/** Handles the supervisor's events. Returns a function that stops it. */
export function handleSupervisorEvents({ end, look }: { end(): void; look(): void }): () => void {
  document.addEventListener('foyer:end', end);
  document.addEventListener('foyer:look', look);
  return () => {
    document.removeEventListener('foyer:end', end);
    document.removeEventListener('foyer:look', look);
  };
}

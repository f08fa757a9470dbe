/** What a terminal is doing, as whoever looks after it from outside of the page reads it. */
export type Activity =
  /** Its configuration, its page or the first content of that is still loading. */
  | 'starting'
  /** Nobody is there: it can be loaded or started anew. */
  | 'idle'
  | 'visit';

/** Says it on the root element (`data-use`), for the supervisor. */
export function publishActivity(use: Activity): void {
  document.documentElement.dataset.use = use;
}

/** Says which visit it is (`data-visit`): with another one the supervisor takes away what games left in the browser. */
export function publishVisit(visit: number): void {
  document.documentElement.dataset.visit = String(visit);
}

/** Says beside it what is on screen, by its route, and whether the gateway is reached (`data-page`, `data-gateway`). */
export function publishPage(page: string, gateway: 'there' | 'away'): void {
  Object.assign(document.documentElement.dataset, { page, gateway });
}

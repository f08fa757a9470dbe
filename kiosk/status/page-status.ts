/** The activity of the terminal, which the supervisor reads. */
export type Activity =
  /** Configuration, page or its first content is still loading. */
  | 'starting'
  /** Nobody uses it: it can be reloaded or restarted. */
  | 'idle'
  | 'visit';

/** Publishes the activity on the root element (`data-use`). */
export function publishActivity(use: Activity): void {
  document.documentElement.dataset.use = use;
}

/** Publishes the number of the visit (`data-visit`); when it changes, the supervisor clears the browser's data. */
export function publishVisit(visit: number): void {
  document.documentElement.dataset.visit = String(visit);
}

/** Publishes the current route and whether the gateway is reached (`data-page`, `data-gateway`). */
export function publishPage(page: string, gateway: 'there' | 'away'): void {
  Object.assign(document.documentElement.dataset, { page, gateway });
}

import type { Platform } from '../platform/platform.ts';

/**
 * The `report` of the site. Most visits have nothing to report, so its code is loaded with the first report
 * or after the start.
 * When the code cannot be loaded, it logs to the console.
 */
export const report: Platform['report'] = (event) => {
  import('../shell/status/reports.ts').then(
    ({ sendReport }) => sendReport(event),
    () => console.warn(`foyer: ${event.name}`, event.error ?? event.detail ?? ''),
  );
};

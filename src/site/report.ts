import type { Platform } from '../platform/platform.ts';

/**
 * The `report` of the site. Most visits have nothing to report, so its code comes with the first report, or with what
 * follows the visit; without it the console has what there was to say.
 */
export const report: Platform['report'] = (event) => {
  import('../shell/status/reports.ts').then(
    ({ sendReport }) => sendReport(event),
    () => console.warn(`foyer: ${event.name}`, event.error ?? event.detail ?? ''),
  );
};

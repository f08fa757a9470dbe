import { $siteConfig } from '../config/site-config.ts';
import { platform } from '../platform/platform.ts';

/** Measures the visit when the operator collects reports; loads the code when the page is idle. */
export function measureVisit(): void {
  const { reports } = $siteConfig.get() ?? {};
  if (!reports || Math.random() >= shareOf(reports)) return;
  whenIdle(() => void measure());
}

/** Runs an action when the page is idle. */
export function whenIdle(act: () => void): void {
  const wait = window.requestIdleCallback ?? ((action: () => void) => setTimeout(action, 2_000));
  wait(() => act());
}

/** Returns the share of visits to measure: `share` in the query of the report address, by default all. */
function shareOf(address: string): number {
  const share = /[?&]share=([\d.]+)/.exec(address)?.[1];
  return share === undefined ? 1 : Number(share);
}

async function measure(): Promise<void> {
  const { followVitals } = await import('./vitals.ts');
  followVitals(({ page, ...detail }) => platform().report({ name: 'vitals', detail, page }));
}

import { $siteConfig } from '../config/site-config.ts';
import { platform } from '../platform/platform.ts';

/** Measures the visit for an operator who collects reports; the code for it comes when the page is at rest. */
export function measureVisit(): void {
  const { reports } = $siteConfig.get() ?? {};
  if (!reports || Math.random() >= shareOf(reports)) return;
  whenIdle(() => void measure());
}

/** Acts when the page is at rest. */
export function whenIdle(act: () => void): void {
  const wait = window.requestIdleCallback ?? ((action: () => void) => setTimeout(action, 2_000));
  wait(() => act());
}

/** The share of visits that are measured: `share` in the query of the address, else all. */
function shareOf(address: string): number {
  const share = /[?&]share=([\d.]+)/.exec(address)?.[1];
  return share === undefined ? 1 : Number(share);
}

async function measure(): Promise<void> {
  const { followVitals } = await import('./vitals.ts');
  followVitals(({ page, ...detail }) => platform().report({ name: 'vitals', detail, page }));
}

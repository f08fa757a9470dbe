import { $siteConfig } from '../config/site-config.ts';
import { platform } from '../platform/platform.ts';

interface Report {
  name: string;
  detail?: unknown;
}

/** Notes a report in the console and sends it where the operator collects them (`reports` in site.json). */
export function sendReport({ name, detail }: Report): void {
  console.warn(`foyer: ${name}`, detail ?? '');
  const address = $siteConfig.get()?.reports;
  if (address) navigator.sendBeacon(address, JSON.stringify({ name, detail, page: location.pathname }));
}

/** Measures the visit for an operator who collects reports; the code for it comes when the page is at rest. */
export function measureVisit(): void {
  if (!$siteConfig.get()?.reports) return;
  const whenIdle = window.requestIdleCallback ?? ((action: () => void) => setTimeout(action, 2_000));
  whenIdle(async () => {
    const { onCLS, onINP, onLCP } = await import('web-vitals');
    for (const measure of [onCLS, onINP, onLCP]) {
      measure(({ name, value, rating }) =>
        platform().report({ name: 'vitals', detail: { name, value, rating } }),
      );
    }
  });
}

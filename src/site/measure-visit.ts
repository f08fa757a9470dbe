import { $siteConfig } from '../config/site-config.ts';
import { platform } from '../platform/platform.ts';

/** Measures the visit for an operator who collects reports; the code for it comes when the page is at rest. */
export function measureVisit(): void {
  if (!$siteConfig.get()?.reports) return;
  const whenIdle = window.requestIdleCallback ?? ((action: () => void) => setTimeout(action, 2_000));
  whenIdle(() => void measure());
}

async function measure(): Promise<void> {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  for (const each of [onCLS, onINP, onLCP]) {
    each(({ name, value, rating }) => platform().report({ name: 'vitals', detail: { name, value, rating } }));
  }
}

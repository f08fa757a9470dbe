import { $siteConfig } from '../config/site-config.ts';

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

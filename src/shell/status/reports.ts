import { $siteConfig } from '../../config/site-config.ts';
import { pageVersion } from '../../lib/page-version.ts';
import { type Platform, platform } from '../../platform/platform.ts';
import { summariseError } from './error-summary.ts';

/** Maximum number of different errors reported per visit. */
const LIMIT = 20;

let reported = new Set<string>();
let known = new WeakSet<object>();

/**
 * The platform's `report`: logs to the console and sends to the operator's `reports` address in site.json. Each
 * error, by name and place, is sent once per visit, without personal data.
 */
export const sendReport: Platform['report'] = ({ name, error, detail, page = platform().here() }) => {
  const summary = error === undefined ? undefined : summariseError(error);
  if (summary && !isNew(error, name + JSON.stringify(summary, keyed))) return;
  console.warn(`foyer: ${name}`, error ?? detail ?? '');
  const address = $siteConfig.get()?.reports;
  const path = page.split(/[?#]/)[0];
  const report = { name, error: summary, detail, page: path, release: release(), version: pageVersion() };
  try {
    if (address) navigator.sendBeacon(address, JSON.stringify(report));
  } catch {
    // Invalid address, or no beacons: the console has the report.
  }
};

/** Returns the release: the hash in the name of the page's main script. */
function release(): string | undefined {
  const named = document.querySelector(
    'script[src*="/assets/main-"], [rel="modulepreload"][href*="/assets/main-"]',
  );
  return /main-([\w-]+)\.js/.exec(named?.outerHTML ?? '')?.[1];
}

/** JSON replacer for a summary's identity: without message, with the first place only. */
function keyed(field: string, value: unknown): unknown {
  if (field === 'text') return undefined;
  return field === 'at' ? (value as string[])[0] : value;
}

/** Whether neither the error nor one of its causes was reported. */
function isNew(error: unknown, key: string): boolean {
  const chain: object[] = [];
  for (let each = error; each instanceof Error && !chain.includes(each); each = each.cause) chain.push(each);
  if (reported.size >= LIMIT || reported.has(key) || chain.some((each) => known.has(each))) return false;
  reported.add(key);
  for (const each of chain) known.add(each);
  return true;
}

/** Allows reporting the same errors again, for a terminal's next visitor. */
export function forgetReports(): void {
  reported = new Set();
  known = new WeakSet();
}

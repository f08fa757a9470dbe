import { $siteConfig } from '../../config/site-config.ts';
import { type Platform, platform } from '../../platform/platform.ts';
import { summariseError } from './error-summary.ts';

/** Different errors that one visit tells of. */
const LIMIT = 20;

let told = new Set<string>();
let known = new WeakSet<object>();

/**
 * The `report` of a shell's platform: notes it in the console and sends it where the operator collects reports
 * (`reports` in site.json). An error is told once a visit, by its name and place, and without what could be personal.
 */
export const sendReport: Platform['report'] = ({ name, error, detail, page = platform().here() }) => {
  const summary = error === undefined ? undefined : summariseError(error);
  if (summary && !isNew(error, name + JSON.stringify(summary, keyed))) return;
  console.warn(`foyer: ${name}`, error ?? detail ?? '');
  const address = $siteConfig.get()?.reports;
  const path = page.split(/[?#]/)[0];
  const told = { name, error: summary, detail, page: path, release: release() };
  try {
    if (address) navigator.sendBeacon(address, JSON.stringify(told));
  } catch {
    // An address that is none, or a browser without beacons: the console has it.
  }
};

/** The release of the page: the hash in the name of its main script, which the page or its inline script loads. */
function release(): string | undefined {
  const named = document.querySelector(
    'script[src*="/assets/main-"], [rel="modulepreload"][href*="/assets/main-"]',
  );
  return /main-([\w-]+)\.js/.exec(named?.outerHTML ?? '')?.[1];
}

/** Makes of a summary what tells it from others: no message, and of its places the first. */
function keyed(field: string, value: unknown): unknown {
  if (field === 'text') return undefined;
  return field === 'at' ? (value as string[])[0] : value;
}

/** Whether it was not told yet, in this or in another error that it caused. */
function isNew(error: unknown, key: string): boolean {
  const chain: object[] = [];
  for (let each = error; each instanceof Error && !chain.includes(each); each = each.cause) chain.push(each);
  if (told.size >= LIMIT || told.has(key) || chain.some((each) => known.has(each))) return false;
  told.add(key);
  for (const each of chain) known.add(each);
  return true;
}

/** For a terminal: the next visitor's errors are told anew. */
export function forgetReports(): void {
  told = new Set();
  known = new WeakSet();
}

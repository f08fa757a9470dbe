import * as v from 'valibot';
import { parseJson } from '../../lib/json.ts';
import { platform } from '../../platform/platform.ts';

const KEY = 'terminalCode';
/** Milliseconds after which a scanned code has expired. */
const LIFETIME = 3 * 60_000;

const storedCode = v.object({ code: v.string(), at: v.number() });

/**
 * Takes a terminal's code from the address's fragment and clears the fragment. The code is kept during sign-in,
 * which may lead over other pages.
 */
export function takeTerminalCode(): string {
  const { sessionStorage, now } = platform();
  const brought = decodeURIComponent(location.hash.slice(1)).slice(0, 20);
  if (brought) {
    history.replaceState(history.state, '', location.pathname + location.search);
    sessionStorage.set(KEY, JSON.stringify({ code: brought, at: now() }));
    return brought;
  }
  const known = v.safeParse(storedCode, parseJson(sessionStorage.get(KEY)));
  return known.success && now() - known.output.at < LIFETIME ? known.output.code : '';
}

export function deleteTerminalCode(): void {
  platform().sessionStorage.remove(KEY);
}

import * as v from 'valibot';
import { parseJson } from '../../lib/json.ts';
import { platform } from '../../platform/platform.ts';

const KEY = 'terminalCode';
/** Milliseconds after which a code that was brought here is too old to be tried. */
const LIFE = 3 * 60_000;

const kept = v.object({ code: v.string(), at: v.number() });

/**
 * The code that a terminal's QR code has brought here behind the `#` of the address, which is cleared of it at once. It is
 * kept while the player signs in, which may lead over another page.
 */
export function takeTerminalCode(): string {
  const { sessionStorage, now } = platform();
  const brought = decodeURIComponent(location.hash.slice(1)).slice(0, 20);
  if (brought) {
    history.replaceState(history.state, '', location.pathname + location.search);
    sessionStorage.set(KEY, JSON.stringify({ code: brought, at: now() }));
    return brought;
  }
  const known = v.safeParse(kept, parseJson(sessionStorage.get(KEY)));
  return known.success && now() - known.output.at < LIFE ? known.output.code : '';
}

/** It was tried. */
export function forgetTerminalCode(): void {
  platform().sessionStorage.remove(KEY);
}

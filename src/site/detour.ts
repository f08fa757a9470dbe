import type { KeyValue } from '../lib/storage.ts';
import type { Detour } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';

/** Where the page that was left lies meanwhile. */
const KEY = 'detour';

/**
 * Takes in what another site sent the player back with, before anything reads the address: it may be a token. The
 * address becomes the one that was left.
 */
export function takeDetour(passing: KeyValue): Detour {
  let told: URLSearchParams | undefined;
  const fragment = new URLSearchParams(location.hash.slice(1));
  if (fragment.has('state')) {
    told = fragment;
    const left = passing.get(KEY);
    history.replaceState(history.state, '', left || location.pathname + location.search);
  }
  passing.remove(KEY);
  return {
    home: location.origin + linkTo('login'),
    leave(address, here) {
      passing.set(KEY, here);
      location.assign(address);
      return new Promise((resolve) => {
        addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { once: true });
      });
    },
    returned() {
      const once = told;
      told = undefined;
      return once;
    },
  };
}

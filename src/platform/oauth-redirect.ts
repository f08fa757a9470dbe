import type { KeyValue } from '../lib/storage.ts';
import type { OAuthRedirect } from './platform.ts';

/** Where the page that was left lies meanwhile. */
const KEY = 'oauth-redirect';

/**
 * Takes in what another site sent the player back with, before anything reads the address: it may be a token. The
 * address becomes the one that was left. `redirectUri` is where a provider sends the player back to.
 */
export function takeOAuthRedirect(tabStorage: KeyValue, redirectUri: string): OAuthRedirect {
  let told: URLSearchParams | undefined;
  const fragment = new URLSearchParams(location.hash.slice(1));
  if (fragment.has('state')) {
    told = fragment;
    const left = tabStorage.get(KEY);
    history.replaceState(history.state, '', left || location.pathname + location.search);
  }
  tabStorage.remove(KEY);
  return {
    redirectUri,
    begin(address, here) {
      tabStorage.set(KEY, here);
      location.assign(address);
      return new Promise((resolve) => {
        addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { once: true });
      });
    },
    complete() {
      const once = told;
      told = undefined;
      return once;
    },
  };
}

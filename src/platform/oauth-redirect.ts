import type { KeyValue } from '../lib/storage.ts';
import type { OAuthRedirect } from './platform.ts';

/** Storage key of the page that started the redirect. */
const KEY = 'oauth-redirect';

/**
 * Takes the provider's response out of the address, before other code reads it, because it may contain a token;
 * restores the page's own address. `redirectUri` is the address registered with the provider.
 */
export function takeOAuthRedirect(tabStorage: KeyValue, redirectUri: string): OAuthRedirect {
  let received: URLSearchParams | undefined;
  const fragment = new URLSearchParams(location.hash.slice(1));
  if (fragment.has('state')) {
    received = fragment;
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
      const once = received;
      received = undefined;
      return once;
    },
  };
}

import { atom, onMount, type ReadableAtom } from 'nanostores';

/** Code of the current language for modules that need no texts; empty until the first texts are loaded. */
export const $language = atom('');

/** The current language as the query of a call. */
export function inLanguage(): { query: { language?: string } } {
  const language = $language.get();
  return { query: { ...(language && { language }) } };
}

/** Reads a store with texts of the gateway again when the language has changed since its last use. */
export function followLanguage<Store extends ReadableAtom & { reload(): Promise<void> }>(
  store: Store,
): Store {
  let language = $language.get();
  onMount(store, () =>
    $language.subscribe((now) => {
      if (now === language) return;
      if (language) void store.reload();
      language = now;
    }),
  );
  return store;
}

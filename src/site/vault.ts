import type { Vault } from '../platform/platform.ts';

const DATABASE = 'foyer';
const KEYS = 'keys';
const KEY_NAME = 'login';
/** Length of the AES-GCM nonce in bytes. */
const NONCE = 12;

/**
 * A vault whose AES-GCM key is in IndexedDB and not extractable, not even by the site's own code. Sealed
 * values are lost when the browser's data is cleared.
 */
export function browserVault(): Vault {
  return {
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE));
      const data = new TextEncoder().encode(text);
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await storedKey(), data);
      return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
    },
    async open(sealed) {
      try {
        const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
        const [iv, data] = [bytes.slice(0, NONCE), bytes.slice(NONCE)];
        const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await storedKey(), data);
        return new TextDecoder().decode(text);
      } catch {
        return undefined;
      }
    },
  };
}

async function storedKey(): Promise<CryptoKey> {
  const database = await openDatabase();
  try {
    const known = await done<CryptoKey | undefined>(
      database.transaction(KEYS).objectStore(KEYS).get(KEY_NAME),
    );
    if (known) return known;
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const store = database.transaction(KEYS, 'readwrite').objectStore(KEYS);
    // Another tab may have stored a key in the meantime; all tabs use the first one.
    const first = await done<CryptoKey | undefined>(store.get(KEY_NAME));
    if (first) return first;
    await done(store.put(made, KEY_NAME));
    return made;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(KEYS);
  return done(opening);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

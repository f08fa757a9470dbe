import type { Foyer } from './types.ts';

/** Selects operator, partner and version. */
export interface LoadOptions {
  /** The operator's origin, such as `https://play.example`. */
  site: string;
  /** Your partner code. */
  partner: string;
  /** An immutable version, such as `0.1.0`; the current one by default. */
  version?: string;
  /** Hash of that version's loader from `/embed/manifest.json`: `sha384-...`. */
  integrity?: string;
  /** Nonce of the page's Content-Security-Policy. */
  nonce?: string;
}

/** Key on `document`: the loaded scripts by operator, each with its version. */
const SCRIPTS = Symbol.for('foyer');

interface Policy {
  createScriptURL(address: string): string;
}

let policy: Policy | undefined;
const loading = new Map<string, Promise<Foyer | null>>();

/**
 * Loads an operator's script once per page. Resolves to its `Foyer`; to null on a server. The next call retries after
 * a failure.
 * Rejects with TypeError for invalid options, with Error if the script cannot be loaded or `window.Foyer` belongs to
 * the page.
 */
export function loadFoyer(options: LoadOptions): Promise<Foyer | null> {
  if (typeof document === 'undefined') return Promise.resolve(null);
  let address: string;
  try {
    address = loaderUrl(options);
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new TypeError(String(error)));
  }
  const { origin } = new URL(options.site);
  const known = loading.get(origin);
  if (known) return known;
  const script = load(address, origin, options);
  loading.set(origin, script);
  script.catch(() => loading.delete(origin));
  return script;
}

function loaderUrl({ site, partner, version, integrity }: LoadOptions): string {
  const { origin } = new URL(site);
  if (!/^https?:/.test(origin)) throw new TypeError(`site="${site}" is not an origin`);
  if (!partner) throw new TypeError('partner is missing');
  if (version !== undefined && !/^\d+\.\d+\.\d+$/.test(version)) {
    throw new TypeError(`version="${version}" is not a version`);
  }
  if (integrity && !version) throw new TypeError('integrity needs a version: the current one changes');
  return `${origin}/embed/${version ? `${version}/` : ''}foyer.js`;
}

async function load(address: string, origin: string, options: LoadOptions): Promise<Foyer> {
  if (!isLoaded(origin)) await appendScript(address, options);
  const { Foyer } = window as unknown as { Foyer?: Foyer };
  if (isLoaded(origin) && typeof Foyer?.mount === 'function') return Foyer;
  throw new Error(isLoaded(origin) ? "window.Foyer is the page's own" : `${address} did not start`);
}

function isLoaded(origin: string): boolean {
  const scripts = (document as unknown as Record<symbol, Record<string, string> | undefined>)[SCRIPTS];
  return scripts?.[origin] !== undefined;
}

/** Trusted Types require a script URL from a policy; this one is named `foyer-npm`. */
function trustedUrl(address: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  if (trustedTypes) policy ??= trustedTypes.createPolicy('foyer-npm', { createScriptURL: (text) => text });
  return policy ? policy.createScriptURL(address) : address;
}

function appendScript(address: string, { partner, integrity, nonce }: LoadOptions): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.dataset.partner = partner;
  // No cookies of the operator, no referrer.
  script.crossOrigin = 'anonymous';
  script.referrerPolicy = 'no-referrer';
  if (nonce) script.nonce = nonce;
  if (integrity) script.integrity = integrity;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${address} cannot be had`));
    };
    script.src = trustedUrl(address);
    (document.head ?? document.documentElement).append(script);
  });
}

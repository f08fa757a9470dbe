import type { Origin } from '../mount-contract.ts';
import { documentProperty, ownProperties } from '../safe-document.ts';
import { warnOnce } from '../warn.ts';
import { fetchAsset } from './fetch-asset.ts';

/** Inserted by the build. */
declare const __VERSION__: string;

/**
 * Returns the element of this script. `currentScript` is null in modules; then it is the first script named foyer.js.
 */
export function currentScriptElement(): HTMLScriptElement | undefined {
  const running = documentProperty('currentScript') as HTMLScriptElement | null;
  return running ?? [...document.scripts].find(({ src }) => /\/foyer\.js([?#]|$)/.test(src));
}

/** Reads base URL, operator and partner from the script element. Logs what is missing; undefined without a URL. */
export function readOrigin({ src, dataset }: HTMLScriptElement): Omit<Origin, 'load'> | undefined {
  // Pages may extend `Object.prototype`.
  const { site, partner = '' } = ownProperties(dataset);
  try {
    // A pinned loader is one folder deeper, named by its version.
    const files = site
      ? new URL('/embed/', site)
      : new URL(src.includes(`/${__VERSION__}/`) ? '..' : '.', src);
    if (!partner) warnOnce('data-partner is missing');
    return {
      site: files.origin,
      files: files.href,
      partner,
      version: __VERSION__,
      ask: fetchAsset,
    };
  } catch {
    warnOnce('data-site is missing');
    return undefined;
  }
}

import type { Origin } from '../mount-contract.ts';
import { documentProperty, ownProperties } from '../safe-document.ts';
import { warnOnce } from '../warn.ts';
import { fetchAsset } from './fetch-asset.ts';

/** Put in by the build. */
declare const __VERSION__: string;

/**
 * The element that this script runs from. A module has none that it could ask for; it takes the first one that asks for
 * a file of this name.
 */
export function currentScriptElement(): HTMLScriptElement | undefined {
  const running = documentProperty('currentScript') as HTMLScriptElement | null;
  return running ?? [...document.scripts].find(({ src }) => /\/foyer\.js([?#]|$)/.test(src));
}

/** Where the files and the operator of a script are; nothing, and a word to the page's developer, where it does not tell. */
export function readOrigin({ src, dataset }: HTMLScriptElement): Omit<Origin, 'load'> | undefined {
  // Without what a page has added to all objects.
  const { site, partner = '' } = ownProperties(dataset);
  try {
    // A pinned copy lies one folder deeper, in one named by its version.
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

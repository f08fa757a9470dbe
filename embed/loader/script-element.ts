import type { Origin } from '../mount-contract.ts';
import { ofDocument, ownOf } from '../safe-document.ts';
import { warn } from '../warn.ts';
import { ask } from './fetch-asset.ts';

/** Put in by the build. */
declare const __VERSION__: string;

/**
 * The element that this script runs from. A module has none that it could ask for; it takes the first one that asks for
 * a file of this name.
 */
export function ownScript(): HTMLScriptElement | undefined {
  const running = ofDocument('currentScript') as HTMLScriptElement | null;
  return running ?? [...document.scripts].find(({ src }) => /\/foyer\.js([?#]|$)/.test(src));
}

/** Where the files and the operator of a script are; nothing, and a word to the page's developer, where it does not tell. */
export function originOf({ src, dataset }: HTMLScriptElement): Omit<Origin, 'load'> | undefined {
  // Without what a page has added to all objects.
  const { site, partner = '' } = ownOf(dataset);
  try {
    // A pinned copy lies one folder deeper, in one named by its version.
    const files = site
      ? new URL('/embed/', site)
      : new URL(src.includes(`/${__VERSION__}/`) ? '..' : '.', src);
    if (!partner) warn('data-partner is missing');
    return {
      site: files.origin,
      files: files.href,
      partner,
      version: __VERSION__,
      ask,
    };
  } catch {
    warn('data-site is missing');
    return undefined;
  }
}

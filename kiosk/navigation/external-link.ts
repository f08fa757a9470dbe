import { atom } from 'nanostores';
import { safeUrl } from '../../src/lib/links.ts';

/** The external address that a dialog shows; it is never opened. */
export const $externalLink = atom<string | undefined>();

export function showExternalLink(address: string): void {
  $externalLink.set(safeUrl(address, location.href)?.href);
}

export function closeExternalLink(): void {
  $externalLink.set(undefined);
}

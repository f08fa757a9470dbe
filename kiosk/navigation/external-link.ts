import { atom } from 'nanostores';
import { safeUrl } from '../../src/lib/links.ts';

/** An address outside of this site that the visitor asked for; shown, never opened. */
export const $externalLink = atom<string | undefined>();

export function showExternalLink(address: string): void {
  $externalLink.set(safeUrl(address, location.href)?.href);
}

export function closeExternalLink(): void {
  $externalLink.set(undefined);
}

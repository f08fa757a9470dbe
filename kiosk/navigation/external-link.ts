import { atom } from 'nanostores';
import { safeUrl } from '../../src/lib/links.ts';

/** An address outside of this site that the visitor asked for; shown, never opened. */
export const $outside = atom<string | undefined>();

export function showOutside(address: string): void {
  $outside.set(safeUrl(address, location.href)?.href);
}

export function closeOutside(): void {
  $outside.set(undefined);
}

import { renameSync, writeFileSync } from 'node:fs';

/** Replaces a file atomically: readers, and a start after a power cut, see the old or the new content. */
export function writeFileAtomically(file: string, text: string, mode?: number): void {
  writeFileSync(`${file}.new`, text, { mode });
  renameSync(`${file}.new`, file);
}

/** Replaces a file that only this user may read. */
export function writePrivateFile(file: string, text: string): void {
  writeFileAtomically(file, text, 0o600);
}

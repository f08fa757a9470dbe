import { renameSync, writeFileSync } from 'node:fs';

/** Replaces a file: it is the old one whole, or the new one, whenever the power goes or somebody reads it. */
export function writeFileAtomically(file: string, text: string, mode?: number): void {
  writeFileSync(`${file}.new`, text, { mode });
  renameSync(`${file}.new`, file);
}

/** The same of a file that nobody else may read. */
export function writePrivateFile(file: string, text: string): void {
  writeFileAtomically(file, text, 0o600);
}

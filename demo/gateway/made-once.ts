import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

let folder: string | undefined;

/** Names a folder for what processes that run side by side, as tests do, would each make for themselves. */
export function shareIn(path: string): void {
  folder = path;
}

/** What another process has made under this name; where none has, or none is to share, it is made here. */
export function madeOnce(name: string, make: () => Uint8Array): Uint8Array {
  if (folder === undefined) return make();
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file);
  const made = make();
  const own = `${file}.${process.pid}`;
  writeFileSync(own, made);
  renameSync(own, file);
  return made;
}

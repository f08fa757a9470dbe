import { pins } from './built-mounts.ts';

/** Put in by the build: whether this loader takes no other files than those of its own version. */
declare const __PINNED__: boolean;

/** Where the files are. */
export let folder: string;
/** Files that were asked for before the code that reads them was there, by name; nothing once they were taken. */
const early: Record<string, Promise<Response> | undefined> = {};

/** Called once, before anything is asked for. */
export function askBelow(address: string): void {
  folder = address;
}

// One that throws, as some blockers make it, fails like any other.
const get = async (file: string) =>
  fetch(folder + file, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    ...(__PINNED__ && { integrity: pins[file] as string }),
  });

/** A file of the embed: the answer that is on its way already, if nobody had it yet, else a new one. */
export function ask(file: string): Promise<Response> {
  const answer = early[file] || get(file);
  early[file] = undefined;
  return answer;
}

/** Asks for a file that will be needed, unless it was asked for before. */
export function askEarly(file: string): void {
  if (file in early) return;
  early[file] = get(file);
  // Whoever takes it is told why it failed.
  early[file].catch(() => {});
}

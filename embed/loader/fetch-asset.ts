import { pins } from './built-mounts.ts';

/** Put in by the build: whether this loader takes no other files than those of its own version. */
declare const __PINNED__: boolean;

/** Where the files are. */
export let assetBase: string;
/** Files that were asked for before the code that reads them was there, by name; nothing once they were taken. */
const prefetched: Record<string, Promise<Response> | undefined> = {};

/** Called once, before anything is asked for. */
export function setAssetBase(address: string): void {
  assetBase = address;
}

// One that throws, as some blockers make it, fails like any other.
const request = async (file: string) =>
  fetch(assetBase + file, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    ...(__PINNED__ && { integrity: pins[file] as string }),
  });

/** A file of the embed: the answer that is on its way already, if nobody had it yet, else a new one. */
export function fetchAsset(file: string): Promise<Response> {
  const answer = prefetched[file] || request(file);
  prefetched[file] = undefined;
  return answer;
}

/** Asks for a file that will be needed, unless it was asked for before. */
export function prefetchAsset(file: string): void {
  if (file in prefetched) return;
  prefetched[file] = request(file);
  // Whoever takes it is told why it failed.
  prefetched[file].catch(() => {});
}

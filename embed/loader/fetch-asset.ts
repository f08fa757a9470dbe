import { pins } from './built-mounts.ts';

/** Inserted by the build: whether this loader rejects files of other versions. */
declare const __PINNED__: boolean;

/** Base URL of the embed's files, with a trailing slash. */
export let assetBase: string;
/** Prefetched responses by file name; undefined once used, since a body can be read only once. */
const prefetched: Record<string, Promise<Response> | undefined> = {};

/** Sets the base URL. Call it before any request. */
export function setAssetBase(address: string): void {
  assetBase = address;
}

// Async, because some blockers make `fetch` throw synchronously.
const request = async (file: string) =>
  fetch(assetBase + file, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    ...(__PINNED__ && { integrity: pins[file] as string }),
  });

/** Fetches a file of the embed, or returns its prefetched response. Rejects on network errors. */
export function fetchAsset(file: string): Promise<Response> {
  const answer = prefetched[file] || request(file);
  prefetched[file] = undefined;
  return answer;
}

/** Prefetches a file, at most once. */
export function prefetchAsset(file: string): void {
  if (file in prefetched) return;
  prefetched[file] = request(file);
  // The error is handled by the caller of `fetchAsset`.
  prefetched[file].catch(() => {});
}

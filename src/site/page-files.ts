import type { PlannedRead } from '../lib/served-page.ts';

declare const __ASSETS__: string;

/**
 * Files and texts that a page needs beyond the first screen, as the build found them; `files` are names below
 * `__ASSETS__`.
 */
export interface PageFiles {
  /** Paths of the page, or the name of a part that a control opens. */
  at: string[];
  files: string[];
  areas: string[];
  /** Reads that start before the code is loaded. */
  calls?: PlannedRead[];
}

/** Lists of files by page. `other-pages.ts` fetches those of the other pages when the server sent only the page's own list. */
export const otherPages: PageFiles[] = [];

/** Preloads a script or stylesheet unless the page already refers to it. */
export function preload(address: string): void {
  if (document.head.querySelector(`link[href="${address}"],[data-href~="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = address.endsWith('.css') ? 'preload' : 'modulepreload';
  if (link.rel === 'preload') link.as = 'style';
  link.href = address;
  document.head.append(link);
}

/** Returns the files and texts that the page at a path, or a named part, needs beyond the first screen. */
export function filesOf(path: string): Omit<PageFiles, 'at'> {
  const own: PageFiles[] = JSON.parse(document.getElementById('page-files')?.textContent || '[]');
  const page = [...own, ...otherPages].find(({ at }) => at.includes(path.replace(/(.)\/$/, '$1')));
  return page ?? { files: [], areas: [] };
}

/** Files per task: each takes some 4 ms on a slow phone. */
const LOT = 5;

/**
 * Preloads the files of a page all at once. Without that, a browser discovers imports and stylesheets one
 * after the other.
 */
export function fetchFiles(files: readonly string[]): void {
  for (const file of files.slice(0, LOT)) preload(__ASSETS__ + file);
  if (files.length > LOT) setTimeout(() => fetchFiles(files.slice(LOT)));
}

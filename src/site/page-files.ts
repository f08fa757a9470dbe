declare const __ASSETS__: string;

/** What a page needs beyond the first screen, as the build found it; `files` are names below `__ASSETS__`. */
export interface PageFiles {
  at: string[];
  files: string[];
  areas: string[];
  /** Calls that are started before the code is there, by their places. */
  calls?: number[];
}

/** The other pages' files, where the page was sent with its own alone and has asked for them since (`other-pages.ts`). */
export const otherPages: PageFiles[] = [];

/** Starts fetching a script or a sheet, unless the page names it already. */
export function preload(address: string, priority: 'low' | 'auto'): void {
  if (document.head.querySelector(`link[href="${address}"],[data-href~="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = address.endsWith('.css') ? 'preload' : 'modulepreload';
  if (link.rel === 'preload') link.as = 'style';
  link.fetchPriority = priority;
  link.href = address;
  document.head.append(link);
}

/** What the page at a path needs beyond the first screen. */
export function filesOf(path: string): Omit<PageFiles, 'at'> {
  const own: PageFiles[] = JSON.parse(document.getElementById('page-files')?.textContent || '[]');
  const page = [...own, ...otherPages].find(({ at }) => at.includes(path.replace(/(.)\/$/, '$1')));
  return page ?? { files: [], areas: [] };
}

/** Files asked for in one task: a slow phone needs some 4 ms for each. */
const LOT = 5;

/**
 * Starts fetching files of a page, without a wait for any of them: left to itself a browser finds out one after the other
 * which code imports which, and which styles that waits for. `priority` is low while the first screen itself is still
 * on its way.
 */
export function fetchFiles(files: readonly string[], priority: 'low' | 'auto' = 'auto'): void {
  for (const file of files.slice(0, LOT)) preload(__ASSETS__ + file, priority);
  if (files.length > LOT) setTimeout(() => fetchFiles(files.slice(LOT), priority));
}

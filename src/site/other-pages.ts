import { otherPages } from './page-files.ts';

/** Fetches which files other pages need, where the page was sent with its own alone (`src/edge/first-page.ts`). */
export async function fetchOtherPages(): Promise<void> {
  const { rest } = document.getElementById('page-files')?.dataset ?? {};
  if (!rest) return;
  try {
    const all: unknown = await (await fetch(rest, { priority: 'low' })).json();
    if (Array.isArray(all)) otherPages.push(...all);
  } catch {
    // Their code finds out what it needs by itself.
  }
}

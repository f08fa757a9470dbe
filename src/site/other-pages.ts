import { otherPages } from './page-files.ts';

/** Fetches the file lists of the other pages when the server sent only the page's own (`src/edge/rendered-page.ts`). */
export async function fetchOtherPages(): Promise<void> {
  const { rest } = document.getElementById('page-files')?.dataset ?? {};
  if (!rest) return;
  try {
    const all: unknown = await (await fetch(rest, { priority: 'low' })).json();
    if (Array.isArray(all)) otherPages.push(...all);
  } catch {
    // The lists only speed up navigation.
  }
}

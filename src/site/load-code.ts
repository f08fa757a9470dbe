import { preload } from './page-files.ts';
import { untilParsed } from './until-parsed.ts';

const failed = new WeakSet<EventTarget>();
// From the head of the page on: afterwards nothing tells a sheet that failed from one that is on its way.
addEventListener('error', ({ target }) => target && failed.add(target), true);

/** Settles when a sheet that counts on this screen is there, or is known not to come. */
async function settled(link: HTMLLinkElement): Promise<void> {
  if (link.sheet || failed.has(link) || !matchMedia(link.media).matches) return;
  await new Promise((done) => {
    link.onload = link.onerror = done;
  });
}

/**
 * Fetches the code that all pages need and starts it once the page and its sheets stand; code that is loaded so does not wait
 * for them by itself. @throws when it does not come
 */
export async function loadCode(): Promise<void> {
  const files: string[] = JSON.parse(document.getElementById('entry-files')?.textContent || '[]');
  for (const file of files) preload(file, 'auto');
  await untilParsed();
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(settled));
  const entry = files.at(-1);
  if (entry) await import(entry);
}

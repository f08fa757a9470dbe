import { preload } from './page-files.ts';
import { untilParsed } from './until-parsed.ts';

const failed = new WeakSet<EventTarget>();
// Registered early: later a failed stylesheet looks the same as one that is still loading.
addEventListener('error', ({ target }) => target && failed.add(target), true);

/** Waits until a stylesheet that applies to this screen has loaded or failed. */
async function settled(link: HTMLLinkElement): Promise<void> {
  if (link.sheet || failed.has(link) || !matchMedia(link.media).matches) return;
  await new Promise((done) => {
    link.onload = link.onerror = done;
  });
}

/**
 * Fetches the code that all pages need, and starts it when the page is parsed and its stylesheets are loaded;
 * dynamic imports do not wait for stylesheets.
 * @throws when it cannot be loaded
 */
export async function loadCode(): Promise<void> {
  const files: string[] = JSON.parse(document.getElementById('entry-files')?.textContent || '[]');
  for (const file of files) preload(file);
  await untilParsed();
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(settled));
  const entry = files.at(-1);
  if (entry) await import(entry);
}

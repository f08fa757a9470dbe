import { LANGUAGE_KEY } from '../lib/language-key.ts';
import type { Audience, ServedValue } from '../lib/served-page.ts';
import { untilParsed } from './until-parsed.ts';

/** The language settings of site.json. */
export interface Languages {
  languages?: string[];
  defaultLanguage?: string;
}

/** The data that the front server wrote into the head of the page (`src/edge/rendered-page.ts`). */
export interface Served {
  config: Languages;
  language: string;
  /** The number that chose the image host of the pictures in the page. */
  draw: number;
  /** Whether the server rendered the page, for visitors. */
  rendered: boolean;
}

interface Visit {
  language: string;
  isVisitor: boolean;
  installed: boolean;
}

/** The part of the server's data that applies to this visit. */
export interface ServedState {
  /** Returns the store values that apply. */
  values(): ServedValue[];
  /** Whether React hydrates the page's HTML. */
  hydrates: boolean;
}

/** Replaces the visitors' page by the neutral frame before the first paint. */
async function showNeutral(): Promise<void> {
  const { classList } = document.documentElement;
  classList.add('neutral');
  await untilParsed();
  const frame = document.getElementById('neutral');
  document.getElementById('root')?.replaceChildren(...(frame?.childNodes ?? []));
  classList.remove('neutral');
}

const YEAR = 31_536_000;

/** Reads the server's data from the page; returns undefined when the server wrote none. */
export function servedInPage(): Served | undefined {
  const text = document.getElementById('served')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/**
 * Chooses the part of the server's data that applies to this visit. Members have different announcements and
 * promotions, an installed app is a different device to the gateway, and another language has different texts
 * and games. These visits show the neutral frame until their own page is loaded, and nothing of the visitors'
 * page.
 */
export function applyServed(served: Served, { language, isVisitor, installed }: Visit): ServedState {
  const same = language === served.language;
  // The front server writes the next page in this language.
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no Cookie Store API
  if (!same) document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
  const isFor: Readonly<Record<Audience, boolean>> = {
    everyone: same,
    browser: same && !installed,
    guest: same && !installed && isVisitor,
  };
  const hydrates = served.rendered && isFor.guest;
  if (served.rendered && !hydrates) void showNeutral();
  return {
    hydrates,
    values() {
      const text = document.getElementById('served-values')?.textContent;
      const values: ServedValue[] = text ? JSON.parse(text) : [];
      return values.filter(([, , , audience]) => isFor[audience]);
    },
  };
}

import { LANGUAGE_KEY } from '../lib/language-key.ts';
import type { Audience, ServedValue } from '../lib/served-page.ts';
import { untilParsed } from './until-parsed.ts';

/** What site.json says of languages. */
export interface Languages {
  languages?: string[];
  defaultLanguage?: string;
}

/** What the front server wrote into the head of the page (`src/edge/rendered-page.ts`). */
export interface Served {
  /** The brand's site.json. */
  config: Languages;
  language: string;
  /** Which image host the pictures in the page come from. */
  draw: number;
  /** Whether the page itself is rendered, for visitors. */
  rendered: boolean;
}

interface Visit {
  language: string;
  isVisitor: boolean;
  installed: boolean;
}

/** What of it applies to this visit. */
export interface ServedState {
  /** The values of stores that are right for it. */
  values(): ServedValue[];
  /** Whether React takes over the page's HTML. */
  hydrates: boolean;
}

/** Shows the neutral frame in the place of what visitors see, before anything is painted. */
async function showNeutral(): Promise<void> {
  const { classList } = document.documentElement;
  classList.add('neutral');
  await untilParsed();
  const frame = document.getElementById('neutral');
  document.getElementById('root')?.replaceChildren(...(frame?.childNodes ?? []));
  classList.remove('neutral');
}

const YEAR = 31_536_000;

/** The server's data in the page; nothing where it came from a server that writes none. */
export function servedInPage(): Served | undefined {
  const text = document.getElementById('served')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/**
 * Chooses what of the server's data is right for this visit. Members have announcements and promotions of their own, an app on
 * the home screen is another device to the gateway, and another language has other texts and games: they see the neutral frame
 * until their own page is there, and nothing of the visitors' page before.
 */
export function applyServed(served: Served, { language, isVisitor, installed }: Visit): ServedState {
  const same = language === served.language;
  // For the front server, which writes the next page in this language.
  // biome-ignore lint/suspicious/noDocumentCookie: browsers of some years ago have no other way
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

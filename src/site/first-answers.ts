import { LANGUAGE_KEY } from '../lib/language-key.ts';
import { leaveFirstScreen } from './first-screen.ts';

/** What site.json says of languages. */
export interface Languages {
  languages?: string[];
  defaultLanguage?: string;
}

/** What the front server knew of the page when it was asked for (`src/edge/first-page.ts`). */
export interface FirstAnswers {
  /** The brand's site.json. */
  config: Languages;
  language: string;
  /** Which image host the pictures in the page come from. */
  draw: number;
  /** Envelopes by address: for everybody, for whoever is on no home screen, and for those of them without a session. */
  shared: Record<string, unknown>;
  mobile: Record<string, unknown>;
  own: Record<string, unknown>;
}

interface Visit {
  language: string;
  isVisitor: boolean;
  installed: boolean;
}

const YEAR = 31_536_000;

/** The answers in the page; nothing where it came from a server that writes none. */
export function firstAnswers(): FirstAnswers | undefined {
  const text = document.getElementById('first-answers')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/**
 * Takes over what of the answers is right for this visit, by `known`, and hides what of the first screen is not. An app on
 * the home screen calls itself another device, a member has announcements and promotions of their own, and in another
 * language all are others. Returns whether the page's own pictures stay.
 */
export function takeFirstAnswers(
  first: FirstAnswers,
  { language, isVisitor, installed }: Visit,
  known: (address: string, value: unknown) => void,
): boolean {
  const same = language === first.language;
  // For the front server, which writes the next page in this language.
  // biome-ignore lint/suspicious/noDocumentCookie: browsers of some years ago have no other way
  if (!same) document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
  const own = same && isVisitor && !installed;
  for (const [right, some] of [
    [same, first.shared],
    [same && !installed, first.mobile],
    [own, first.own],
  ] as const) {
    if (right) for (const address of Object.keys(some)) known(address, some[address]);
  }
  if (!own) document.documentElement.classList.add('first-own');
  void leaveFirstScreen();
  return own && Object.keys(first.own).length > 0;
}

import { atom, type ReadableAtom } from 'nanostores';
import { debounce } from '../../lib/timing.ts';
import { searchedName } from './game-filters.ts';

/** Milliseconds without a further key until the gateway is asked: in a search box, in the game centre (B9). */
export const SEARCH_BOX_WAIT = 600;
export const CENTRE_WAIT = 500;

/**
 * Milliseconds without a further key until what is loaded is looked through: rows that are drawn between two keys of a quick
 * typist have the second one wait.
 */
export const TYPING_PAUSE = 150;

/** What is typed into a search, and when it is looked and asked for. */
export interface SearchText {
  /** As typed. */
  $text: ReadableAtom<string>;
  /** What is looked for in what is loaded: the text, once typing rests. */
  $rested: ReadableAtom<string>;
  type(text: string): void;
  /** Asks at once instead of waiting for the end of typing. */
  submit(): void;
  /** Empties it and asks for all. */
  clear(): void;
  /** Takes up a name that was set elsewhere: by the address, or by removing its chip. */
  follow(name: string): void;
  /** Begins again with a name: what was typed belonged to another list. */
  begin(name: string): void;
  /** Nothing that was typed is asked for any more. */
  stop(): void;
  /** Told of a name to ask for, trimmed. */
  onAsk(name: string): void;
}

/** A search that asks `wait` milliseconds after the last key (GC-7). */
export function searchText(wait: number, name: string): SearchText {
  const $text = atom(name);
  const $rested = atom(name);
  let asked = name;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = debounce(TYPING_PAUSE, () => $rested.set($text.get()));
  const show = (text: string) => {
    $text.set(text);
    $rested.set(text);
  };
  const search: SearchText = {
    $text,
    $rested,
    type(text) {
      $text.set(text);
      look();
      if (!text) $rested.set(text);
      clearTimeout(timer);
      timer = setTimeout(search.submit, wait);
    },
    submit() {
      clearTimeout(timer);
      $rested.set($text.get());
      const next = searchedName($text.get());
      if (next === asked) return;
      asked = next;
      search.onAsk(next);
    },
    clear() {
      show('');
      search.submit();
    },
    follow(next) {
      if (next !== asked) search.begin(next);
    },
    begin(next) {
      clearTimeout(timer);
      asked = next;
      show(next);
    },
    stop: () => clearTimeout(timer),
    onAsk: () => {},
  };
  return search;
}

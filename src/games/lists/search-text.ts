import { atom, type ReadableAtom } from 'nanostores';
import { debounce } from '../../lib/timing.ts';
import { searchedName } from './game-filters.ts';

/** Milliseconds after the last key before a request: in a search box, in the game centre. */
export const SEARCH_BOX_WAIT = 600;
export const CENTRE_WAIT = 500;

/**
 * Milliseconds after the last key before loaded games are searched, so that rendering results does not delay the
 * next key: fast typists press one every 100 to 180 ms.
 */
export const TYPING_PAUSE = 200;

/** State of a search field: its text, and when to search and request. */
export interface SearchText {
  $text: ReadableAtom<string>;
  /** The text to search among loaded games, updated when typing pauses. */
  $rested: ReadableAtom<string>;
  type(text: string): void;
  /** Requests at once. */
  submit(): void;
  /** Clears the field and requests everything. */
  clear(): void;
  /** Takes over a name set elsewhere: in the address, or by removing its chip. */
  follow(name: string): void;
  /** Starts again with a name, for another list. */
  begin(name: string): void;
  /** Cancels a pending request. */
  stop(): void;
  /** Called with the trimmed name to request. */
  onAsk(name: string): void;
}

/** Returns a search that requests `wait` milliseconds after the last key (GC-7). */
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

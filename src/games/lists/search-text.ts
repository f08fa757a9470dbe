import { atom, type ReadableAtom } from 'nanostores';
import { searchedName } from './game-filters.ts';

/** Milliseconds without a further key until the gateway is asked: in a search box, in the game centre (B9). */
export const SEARCH_BOX_WAIT = 600;
export const CENTRE_WAIT = 500;

/** What is typed into a search, and when it is asked for. */
export interface SearchText {
  /** As typed. */
  $text: ReadableAtom<string>;
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
  let asked = name;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const search: SearchText = {
    $text,
    type(text) {
      $text.set(text);
      clearTimeout(timer);
      timer = setTimeout(search.submit, wait);
    },
    submit() {
      clearTimeout(timer);
      const next = searchedName($text.get());
      if (next === asked) return;
      asked = next;
      search.onAsk(next);
    },
    clear() {
      $text.set('');
      search.submit();
    },
    follow(next) {
      if (next !== asked) search.begin(next);
    },
    begin(next) {
      clearTimeout(timer);
      asked = next;
      $text.set(next);
    },
    stop: () => clearTimeout(timer),
    onAsk: () => {},
  };
  return search;
}

import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { debounce } from '../../lib/timing.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { NAME_LENGTH, searchedName } from '../lists/game-filters.ts';
import { TYPING_PAUSE } from '../lists/search-text.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import SearchEverywhere from './everywhere-results.tsx';
import { FinderStart } from './finder-start.tsx';
import { saveSearch } from './recent-searches.ts';
import './finder.css';

interface Props {
  scope: LobbyScope;
  onClose(): void;
}

/**
 * A search for games, studios and types, available on every page (GC-7). The arrow keys move through the
 * results.
 */
export function Finder({ scope, onClose }: Props) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const typed = searchedName(text);
  // After the effects of the dialog around it: where both mount at once, it opens last and focuses its close button.
  useEffect(() => queueMicrotask(() => box.current?.querySelector('input')?.focus()), []);
  // Each key renders only the field; the results follow when typing pauses, and a new key interrupts their
  // rendering.
  const [rested, setRested] = useState('');
  const [rest] = useState(() => debounce(TYPING_PAUSE, setRested));
  const looked = useDeferredValue(typed && rested);
  const latest = useRef(looked);
  useEffect(() => {
    latest.current = looked;
  }, [looked]);
  const choose = useCallback(() => {
    saveSearch(latest.current);
    onClose();
  }, [onClose]);
  const take = useCallback(
    (next: string, typing = false) => {
      const name = searchedName(next);
      setText(next);
      rest(name);
      // A suggestion is complete, so its results show at once; clearing the field also takes effect at once.
      if (!typing || !name) setRested(name);
    },
    [rest],
  );
  const found = useMemo(
    () =>
      looked ? (
        <SearchEverywhere scope={scope} text={looked} onChoose={choose} />
      ) : (
        <FinderStart scope={scope} onSearch={take} onChoose={choose} />
      ),
    [scope, looked, choose, take],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the field and the entries below it
    <div ref={box} className="finder" onKeyDown={(event) => moveFocus(event, box.current!)}>
      <SearchField
        label={t('centre.everywhere')}
        placeholder={t('centre.everywhereHint')}
        clearLabel={t('centre.clearSearch')}
        value={text}
        maxLength={NAME_LENGTH}
        onType={(next) => take(next, true)}
        onSubmit={() => saveSearch(typed)}
        onClear={() => take('')}
      />
      <div className="finder__found">{found}</div>
    </div>
  );
}

/** The field and the entries; excludes their info buttons and nested dialogs. */
const ENTRY_SELECTOR = 'input, .finder__found :is(a, button):not(.info-button, .finder__found dialog *)';

/** Moves focus between the field and the entries. */
function moveFocus(event: KeyboardEvent, box: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...box.querySelectorAll<HTMLElement>(ENTRY_SELECTOR)];
  const here = stops.indexOf(event.target as HTMLElement);
  const next = stops[here + step];
  if (here < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Game } from '../../gateway/endpoints/game.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { debounce } from '../../lib/timing.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { NAME_LENGTH, searchedName } from '../lists/game-filters.ts';
import { TYPING_PAUSE } from '../lists/search-text.ts';
import type { LobbyScope } from '../scope.ts';
import { FinderStart } from './finder-start.tsx';
import SearchEverywhere from './found-everywhere.tsx';
import { noteSearch } from './recent-searches.ts';
import './finder.css';

interface Props {
  scope: LobbyScope;
  onPlay(game: Game): void;
  onClose(): void;
}

/** Looks for games, studios and types from wherever one is (GC-7). The arrow keys go through what was found. */
export function Finder({ scope, onPlay, onClose }: Props) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const typed = searchedName(text);
  // Once the dialog is open, which takes the focus to its own first button.
  useEffect(() => box.current!.querySelector('input')!.focus(), []);
  // A key draws the field alone; what is found is drawn when typing rests, and gives way to a further key.
  const [rested, setRested] = useState('');
  const [rest] = useState(() => debounce(TYPING_PAUSE, setRested));
  const looked = useDeferredValue(typed && rested);
  const latest = useRef(looked);
  useEffect(() => {
    latest.current = looked;
  }, [looked]);
  const choose = useCallback(() => {
    noteSearch(latest.current);
    onClose();
  }, [onClose]);
  const take = useCallback(
    (next: string, typing = false) => {
      const name = searchedName(next);
      setText(next);
      rest(name);
      // A whole text is not typed on; what there was before an empty one is over.
      if (!typing || !name) setRested(name);
    },
    [rest],
  );
  const found = useMemo(
    () =>
      looked ? (
        <SearchEverywhere scope={scope} text={looked} onPlay={onPlay} onChoose={choose} />
      ) : (
        <FinderStart scope={scope} onSearch={take} onPlay={onPlay} onChoose={choose} />
      ),
    [scope, looked, onPlay, choose, take],
  );
  return (
    <Dialog title={t('centre.search')} place="full" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the field and of the entries below it */}
      <div ref={box} className="finder" onKeyDown={(event) => walk(event, box.current!)}>
        <SearchField
          label={t('centre.everywhere')}
          placeholder={t('centre.everywhereHint')}
          clearLabel={t('centre.clearSearch')}
          value={text}
          maxLength={NAME_LENGTH}
          onType={(next) => take(next, true)}
          onSubmit={() => noteSearch(typed)}
          onClear={() => take('')}
        />
        <div className="finder__found">{found}</div>
      </div>
    </Dialog>
  );
}

/** The field and the entries below it; the buttons beside them, and what lies over them, are no entries. */
const ENTRIES = 'input, .finder__found :is(a, button):not(.info-button, .finder__found dialog *)';

/** Takes the focus from the field to the first entry, from one to the next, and back up. */
function walk(event: KeyboardEvent, box: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...box.querySelectorAll<HTMLElement>(ENTRIES)];
  const here = stops.indexOf(event.target as HTMLElement);
  const next = stops[here + step];
  if (here < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

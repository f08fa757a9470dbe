import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import './tabs.css';

interface Props {
  label: string;
  /** Names may be the operator's. */
  tabs: readonly { id: string; name: string }[];
  chosen: string;
  /** Id of the panel; prefix of the tabs' ids. */
  panel: string;
  onChoose(id: string): void;
}

/** Returns the index that a key moves to; undefined for other keys. */
function placeAfter(key: string, place: number, count: number, direction: 'ltr' | 'rtl'): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const step = (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
  return (place + step + count) % count;
}

/** Returns the id of the tab that labels a panel. */
export function tabId(panel: string, id: string): string {
  return `${panel}-tab-${id}`;
}

/** Tabs with one panel: a single tab stop, arrow keys select. */
export function Tabs({ label, tabs, chosen, panel, onChoose }: Props) {
  const { direction } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ id }) => id === chosen);
    const next = placeAfter(event.key, place, tabs.length, direction);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(tabs[next]!.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          id={tabId(panel, id)}
          type="button"
          role="tab"
          className="tabs__tab"
          aria-selected={id === chosen}
          aria-controls={panel}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          <span dir="auto">{name}</span>
        </button>
      ))}
    </div>
  );
}

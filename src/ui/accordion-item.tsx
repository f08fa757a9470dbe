import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isServer } from '../gateway/cache/is-server.ts';
import { languages } from '../i18n/languages.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { formatDate, isDay } from '../lib/dates.ts';
import { Disclosure } from './disclosure.tsx';
import { Icon } from './icon.tsx';
import { useServed, useZone } from './use-hydrated.tsx';
import './accordion-item.css';

interface Props {
  /** Unique on the page. */
  id: string;
  /** May be the operator's text. */
  title: string;
  /** Date shown below the title, with or without a time. */
  at?: string | undefined;
  /** Mark next to the title, such as 'new'. */
  mark?: string | undefined;
  /** Sign before the title. */
  sign?: ReactNode;
  /** Start of the text, shown below the title while closed. */
  start?: string;
  open: boolean;
  /** Whether it moves to the top when it opens, not only into view: its text may arrive later. */
  toTop?: boolean;
  onToggle(): void;
  /** Called each time after opening. */
  onOpen?: () => void;
  children: ReactNode;
}

/** An item of an accordion; its parent is a `ul` with the class `accordion`. */
export function AccordionItem(props: Props) {
  const { id, title, at, mark, sign, start, open, toTop = false, onToggle, onOpen, children } = props;
  const element = useRef<HTMLLIElement>(null);
  const opening = useRef({ toTop, onOpen });
  opening.current = { toTop, onOpen };
  useEffect(() => {
    if (!open) return;
    element.current?.scrollIntoView({ block: opening.current.toTop ? 'start' : 'nearest' });
    // In the two-column layout, the title is the only child.
    element.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    opening.current.onOpen?.();
  }, [open]);
  return (
    <li ref={element} className="accordion-item">
      <Disclosure
        id={id}
        open={open}
        onToggle={onToggle}
        headClass="accordion-item__title"
        className="accordion-item__text"
        head={
          <>
            {sign}
            <span className="accordion-item__name">
              <span dir="auto">{title}</span> {at && <Day at={at} />}
              {!open && start && (
                <span className="accordion-item__start" dir="auto">
                  {start}
                </span>
              )}
            </span>
            {mark && <span className="accordion-item__mark">{mark}</span>}
            <Icon shapes={ChevronDown} />
          </>
        }
      >
        {/* Repeats the button's text, which is far from it on wide screens. */}
        <div className="accordion-item__beside" aria-hidden="true">
          <span dir="auto">{title}</span> {at && <Day at={at} />}
        </div>
        {children}
      </Disclosure>
    </li>
  );
}

/**
 * Returns whether the text that the server rendered for a value is still shown, because the value has not changed:
 * with `suppressHydrationWarning`, React keeps it whatever the component renders.
 */
function useServedText(value: string): boolean {
  const [first] = useState(value);
  const [changed, setChanged] = useState(false);
  if (value !== first && !changed) setChanged(true);
  return useServed() && !changed;
}

/** A date as a `time` element in the current language; other text is shown unchanged. */
function Day({ at }: { at: string }) {
  const { language } = useTexts();
  const zone = useZone();
  // The browser's first date format takes a phone some 60 ms.
  const kept = useServedText(language + at) && isDay(at);
  const text = kept && !isServer ? at : formatDate(at, languages[language].locales, zone);
  if (text === at && !kept) return <bdi className="day">{at}</bdi>;
  return (
    <time className="day" dateTime={at} suppressHydrationWarning>
      {text}
    </time>
  );
}

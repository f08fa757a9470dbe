import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { Day } from './day.tsx';
import { Disclosure } from './disclosure.tsx';
import { Icon } from './icon.tsx';
import './accordion-item.css';

interface Props {
  /** Unique on the page. */
  id: string;
  /** May be the operator's. */
  title: string;
  /** Its day, shown below the title; a date with or without a time. */
  at?: string | undefined;
  /** Shown beside the title, such as that it is new. */
  mark?: string | undefined;
  open: boolean;
  onToggle(): void;
  /** Runs each time it has opened. */
  onOpen?: () => void;
  children: ReactNode;
}

/** One entry of a list of titles, each with its text to open and close; stands in a `ul` of class `folds`. */
export function AccordionItem({ id, title, at, mark, open, onToggle, onOpen, children }: Props) {
  const element = useRef<HTMLLIElement>(null);
  const opened = useRef(onOpen);
  opened.current = onOpen;
  useEffect(() => {
    if (!open) return;
    element.current?.scrollIntoView({ block: 'nearest' });
    // Where the text stands beside the list, the title is all there is in it.
    element.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    opened.current?.();
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
            <span className="accordion-item__name">
              <span dir="auto">{title}</span> {at && <Day at={at} />}
            </span>
            {mark && <span className="accordion-item__mark">{mark}</span>}
            <Icon shapes={ChevronDown} />
          </>
        }
      >
        {children}
      </Disclosure>
    </li>
  );
}

import type { ReactNode } from 'react';
import './sheet.css';

interface Props {
  /** Absent if the shell's header has the title. */
  title?: string;
  text?: string;
  /** Content above the title. */
  head?: ReactNode;
  /** 2 if the shell's header has the page's title. */
  level?: 1 | 2;
  /** `form` for one form or card, `page` for lists, tables and columns; there is no third width. */
  width?: 'form' | 'page';
  children: ReactNode;
}

/** A page with one form or list. */
export function Sheet({ title, text, head, level = 1, width = 'form', children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={width === 'page' ? 'sheet sheet--page' : 'sheet'}>
      {head}
      {title && <Heading className="sheet__title">{title}</Heading>}
      {text && <p className="sheet__text">{text}</p>}
      {children}
    </div>
  );
}

/** Link below a form for visitors who need another page. */
export function SheetAside({ text, link, to }: { text: string; link: string; to: string }) {
  return (
    <p className="sheet__aside">
      {text}
      <a className="text-link" href={to}>
        {link}
      </a>
    </p>
  );
}

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
  /** Uses the width of the page instead of a form's. */
  wide?: boolean;
  /** Has the width of two columns where there is room. */
  columns?: boolean;
  children: ReactNode;
}

/** A page with one form or list. */
export function Sheet({ title, text, head, level = 1, wide, columns, children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={`sheet${wide ? ' sheet--wide' : ''}${columns ? ' sheet--columns' : ''}`}>
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

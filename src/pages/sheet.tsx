import type { ReactNode } from 'react';
import './sheet.css';

interface Props {
  /** Absent where the shell's header says all there is to say. */
  title?: string;
  text?: string;
  /** Stands above the title. */
  head?: ReactNode;
  /** 2 where the shell's header already holds the page's title. */
  level?: 1 | 2;
  /** As wide as the page instead of as wide as a form. */
  wide?: boolean;
  children: ReactNode;
}

/** A page of one form or list below its title, if it has one. */
export function Sheet({ title, text, head, level = 1, wide, children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={wide ? 'sheet sheet--wide' : 'sheet'}>
      {head}
      {title && <Heading className="sheet__title">{title}</Heading>}
      {text && <p className="sheet__text">{text}</p>}
      {children}
    </div>
  );
}

/** What stands below a form for who is wrong there, with the way on. */
export function SheetAside({ text, link, to }: { text: string; link: string; to: string }) {
  return (
    <p className="sheet__aside">
      {text}
      <a className="sheet__link" href={to}>
        {link}
      </a>
    </p>
  );
}

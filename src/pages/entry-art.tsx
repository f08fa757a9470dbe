import type { CSSProperties } from 'react';
import { Logo } from '../shell/header/logo.tsx';

/** The brand's logo on the back of a card, in front of two others and chips. Decoration. */
export function CardHand() {
  return (
    <div className="entry-panel__art" aria-hidden="true">
      <Card turn={-15} red d="M12 21C4 15 2 11 2 7.5A5 5 0 0 1 12 6A5 5 0 0 1 22 7.5C22 11 20 15 12 21z" />
      <Card
        turn={15}
        d="M12 2C17 8 21 10.5 21 14.5A4.5 4.5 0 0 1 13 16.5Q13 20 15.5 22H8.5Q11 20 11 16.5A4.5 4.5 0 0 1 3 14.5C3 10.5 7 8 12 2z"
      />
      <div className="entry-panel__card entry-panel__card--brand">
        <Logo />
      </div>
      <Chips count={3} className="entry-panel__chips" />
      <Chips count={2} className="entry-panel__chips entry-panel__chips--end" />
    </div>
  );
}

/** A card that shows a suit, turned by degrees. */
function Card({ turn, red, d }: { turn: number; red?: boolean; d: string }) {
  return (
    <div className="entry-panel__card" style={{ '--turn': turn } as CSSProperties}>
      <svg
        className={`entry-panel__suit entry-panel__suit--${red ? 'red' : 'black'}`}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <path d={d} />
      </svg>
    </div>
  );
}

/** A stack of chips in the brand's colour. */
function Chips({ count, className }: { count: number; className: string }) {
  const height = 44 + 14 * count;
  return (
    <svg className={className} viewBox={`0 0 96 ${height}`} width="96" height={height} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => height - 16 - 14 * index).map((y) => (
        <g key={y}>
          <path className="entry-panel__edge" d={`M4 ${y - 12}v8a44 16 0 0 0 88 0v-8z`} />
          <path className="entry-panel__dash" d={`M4 ${y - 6}a44 16 0 0 0 88 0`} />
          <ellipse className="entry-panel__face" cx="48" cy={y - 12} rx="44" ry="16" />
        </g>
      ))}
      <ellipse className="entry-panel__dash" cx="48" cy={height - 14 * count - 14} rx="37" ry="12" />
      <ellipse className="entry-panel__edge" cx="48" cy={height - 14 * count - 14} rx="26" ry="8" />
    </svg>
  );
}

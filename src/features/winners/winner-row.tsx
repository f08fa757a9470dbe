import type { Winner } from '../../gateway/endpoints/winners.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Picture } from '../../ui/picture.tsx';

interface Props {
  winner: Winner;
  currency: string;
  onPlay(winner: Winner): void;
  /** A copy at the end of the loop, hidden from keyboard and screen readers. */
  copy: boolean;
  /** Whether the board is on the screen. */
  seen: boolean;
}

/** Pixels. */
const ICON = 40;

export function WinnerRow({ winner, currency, onPlay, copy, seen }: Props) {
  const { money, ago } = useTexts();
  return (
    <li className={copy ? 'winners__row winners__row--copy' : 'winners__row'} aria-hidden={copy || undefined}>
      <button
        type="button"
        part="row"
        className="winners__win"
        tabIndex={copy ? -1 : undefined}
        onClick={() => onPlay(winner)}
      >
        <Picture
          className="winners__icon"
          src={winner.iconUrl}
          alt=""
          width={ICON}
          height={ICON}
          // Lazy pictures load only after the scrolling board shows them.
          eager={seen && 'eager'}
        />
        <span className="winners__game" dir="auto">
          {winner.gameName}
        </span>
        <span className="winners__who">
          <bdi>{winner.customerName}</bdi> · {ago(winner.gameTime, Date.now())}
        </span>
        <bdi className="winners__amount" part="amount">
          {money(winner.winAmount, currency)}
        </bdi>
      </button>
    </li>
  );
}

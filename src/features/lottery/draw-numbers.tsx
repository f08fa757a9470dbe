import { Fragment } from 'react';
import type { DrawResult, Lottery } from '../../gateway/endpoints/lottery.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import './draw-numbers.css';

interface Props {
  result: Pick<DrawResult, 'numbers' | 'extra'>;
  format: Lottery['format'];
}

/** More numbers than this, as in keno, show in rows of five. */
const MAX_IN_ROW = 7;

/** Drawn balls, or digits in order; left to right in every language, as published. */
export function DrawNumbers({ result: { numbers, extra }, format }: Props) {
  const { t } = useTexts();
  const shown = format === 'vn' ? [...(numbers[0] ?? '')] : numbers;
  const look = format === 'balls' ? 'draw-numbers__ball' : 'draw-numbers__digit';
  return (
    <span
      className={shown.length > MAX_IN_ROW ? 'draw-numbers draw-numbers--many' : 'draw-numbers'}
      dir="ltr"
    >
      {shown.map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: positions of a draw have no other identity
        <Fragment key={index}>
          <span className={look}>{number}</span>{' '}
        </Fragment>
      ))}
      {extra.map((number) => (
        <span key={number} className={`${look} draw-numbers__ball--bonus`}>
          <span className="visually-hidden">{t('lottery.bonus')} </span>
          {number}
        </span>
      ))}
    </span>
  );
}

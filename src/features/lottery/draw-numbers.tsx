import { Fragment } from 'react';
import type { DrawResult, Lottery } from '../../gateway/endpoints/lottery.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import '../../ui/digits.css';
import './draw-numbers.css';

interface Props {
  result: Pick<DrawResult, 'numbers' | 'extra'>;
  format: Lottery['format'];
}

/** Above so many, as in keno, they stand in lines of five. */
const MANY = 7;

/** What was drawn: balls, or digits in their order. It runs left to right in every language, as it was published. */
export function DrawNumbers({ result: { numbers, extra }, format }: Props) {
  const { t } = useTexts();
  const shown = format === 'vn' ? [...(numbers[0] ?? '')] : numbers;
  const look = format === 'balls' ? 'draw-numbers__ball' : 'draw-numbers__digit';
  return (
    <span className={shown.length > MANY ? 'draw-numbers draw-numbers--many' : 'draw-numbers'} dir="ltr">
      {shown.map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place of the draw has nothing else to be told apart by
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

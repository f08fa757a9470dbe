import type { Promotion } from '../../gateway/endpoints/promotions.ts';
import { momentText } from '../../i18n/moment-text.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { timeOf } from './promotions.ts';

/** When a promotion starts, ends or ended. */
export function PromotionTime({ promotion }: { promotion: Promotion }) {
  const { t, language } = useTexts();
  const told = timeOf(promotion);
  if (!told) return null;
  // A base far in the future makes the text include the date.
  const time = momentText(told.time, Number.POSITIVE_INFINITY, language);
  return (
    <p>
      <time dateTime={new Date(told.time).toISOString()}>{t(told.text, { time })}</time>
    </p>
  );
}

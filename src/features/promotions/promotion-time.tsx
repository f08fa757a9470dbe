import type { Promotion } from '../../gateway/endpoints/promotions.ts';
import { momentText } from '../../i18n/moment-text.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { timeOf } from './promotions.ts';

export function PromotionTime({ promotion }: { promotion: Promotion }) {
  const { t, language } = useTexts();
  const shown = timeOf(promotion);
  if (!shown) return null;
  // A base far in the future makes the text include the date.
  const time = momentText(shown.time, Number.POSITIVE_INFINITY, language);
  return (
    <p>
      <time dateTime={new Date(shown.time).toISOString()}>{t(shown.text, { time })}</time>
    </p>
  );
}

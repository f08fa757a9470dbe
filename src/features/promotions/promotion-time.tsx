import type { Promotion } from '../../gateway/endpoints/promotions.ts';
import { momentText } from '../../i18n/moment-text.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { useZone } from '../../ui/use-hydrated.tsx';
import { timeOf } from './promotions.ts';

/** When a promotion starts, ends or ended. */
export function PromotionTime({ promotion }: { promotion: Promotion }) {
  const { t, language } = useTexts();
  const zone = useZone();
  const told = timeOf(promotion);
  if (!told) return null;
  // Always with its day: seen from a time far ahead.
  const time = momentText(told.time, Number.POSITIVE_INFINITY, language, zone);
  return (
    <p>
      <time dateTime={new Date(told.time).toISOString()} suppressHydrationWarning>
        {t(told.text, { time })}
      </time>
    </p>
  );
}

import type { Promotion } from '../../gateway/endpoints/promotions.ts';
import { momentText } from '../../i18n/moment-text.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { useZone } from '../../ui/use-hydrated.tsx';
import { timeOf } from './promotions.ts';

export function PromotionTime({ promotion }: { promotion: Promotion }) {
  const { t, language } = useTexts();
  const zone = useZone();
  const shown = timeOf(promotion);
  if (!shown) return null;
  // A base far in the future makes the text include the date.
  const time = momentText(shown.time, Number.POSITIVE_INFINITY, language, zone);
  return (
    <p>
      <time dateTime={new Date(shown.time).toISOString()} suppressHydrationWarning>
        {t(shown.text, { time })}
      </time>
    </p>
  );
}

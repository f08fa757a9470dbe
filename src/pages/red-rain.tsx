import { MoneyHoldersOnly } from '../features/account/gates.tsx';
import { RedRainView } from '../features/red-rain/red-rain-view.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { AccountNote } from '../shell/account/account-note.tsx';
import { Sheet } from './sheet.tsx';
import { WideOffers } from './wide-offers.tsx';

/** `/m/redRain`: accounts that can receive payouts (WL-8). */
export default function RedRainPage() {
  const { t } = useTexts();
  return (
    <MoneyHoldersOnly
      from={linkTo('redRain')}
      refused={(why) => (
        <Sheet title={t('redRain.title')}>
          <AccountNote why={why} what="money" />
        </Sheet>
      )}
    >
      <Sheet width="page" title={t('redRain.title')} text={t('redRain.text')}>
        <RedRainView />
        <WideOffers />
      </Sheet>
    </MoneyHoldersOnly>
  );
}

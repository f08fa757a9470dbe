import { RealAccountOnly } from '../features/account/gates.tsx';
import { VipBenefitsView } from '../features/member/vip-benefits.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { invalidateBalance } from '../session/member.ts';
import { AccountNote } from '../shell/account/account-note.tsx';
import { Sheet } from './sheet.tsx';
import { useCategoryNames } from './use-category-names.tsx';

/** `/m/member/benefits`: real accounts only (WL-6, SE-5). */
export default function VipBenefitsPage() {
  const { t } = useTexts();
  const categories = useCategoryNames();
  return (
    <RealAccountOnly
      from={linkTo('vipBenefits')}
      refused={(why) => (
        <Sheet title={t('member.vipBenefits')}>
          <AccountNote why={why} what="member" />
        </Sheet>
      )}
    >
      <Sheet width="page" title={t('member.vipBenefits')} text={t('vip.text')}>
        <VipBenefitsView categories={categories} onPaid={invalidateBalance} />
      </Sheet>
    </RealAccountOnly>
  );
}

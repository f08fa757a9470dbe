import { RealAccountOnly } from '../features/account/gates.tsx';
import { IdentityScreen } from '../features/identity/identity-screen.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { AccountNote } from '../shell/account/account-note.tsx';
import { Sheet } from './sheet.tsx';

/** `/m/identity`: the player's identity checks. */
export default function IdentityPage() {
  const { t } = useTexts();
  return (
    <RealAccountOnly
      from={linkTo('identity')}
      refused={(why) => (
        <Sheet title={t('member.identity')}>
          <AccountNote why={why} what="money" />
        </Sheet>
      )}
    >
      <Sheet width="page" title={t('member.identity')}>
        <IdentityScreen />
      </Sheet>
    </RealAccountOnly>
  );
}

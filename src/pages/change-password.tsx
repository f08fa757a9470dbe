import { SignedInOnly } from '../features/account/gates.tsx';
import { ChangePasswordForm } from '../features/account/password/change-password-form.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { Sheet } from './sheet.tsx';

/** `/m/changePsw` (PW-4). */
export default function ChangePasswordPage() {
  const { t } = useTexts();
  return (
    <SignedInOnly from={linkTo('changePassword')}>
      <Sheet text={t('account.changePasswordText')}>
        <ChangePasswordForm />
      </Sheet>
    </SignedInOnly>
  );
}

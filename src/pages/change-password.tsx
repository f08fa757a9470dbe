import { SignedInOnly } from '../features/account/gates.tsx';
import { ChangePasswordForm } from '../features/account/password/change-password-form.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { EntryMark } from './entry-mark.tsx';
import { EntrySheet } from './entry-sheet.tsx';

/** `/m/changePsw` (PW-4). */
export default function ChangePasswordPage() {
  const { t } = useTexts();
  return (
    <SignedInOnly from={linkTo('changePassword')}>
      <EntrySheet head={<EntryMark />} text={t('account.changePasswordText')}>
        <ChangePasswordForm />
      </EntrySheet>
    </SignedInOnly>
  );
}

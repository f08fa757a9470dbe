import { SignedInOnly } from '../features/account/gates.tsx';
import { ChangePasswordForm } from '../features/account/password/change-password-form.tsx';
import { loadMessages } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { EntryMark } from './entry-mark.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { whenWide } from './when-wide.ts';

const PasswordPanel = lazyComponent(async () => {
  await whenWide();
  return (await Promise.all([import('./password-panel.tsx'), loadMessages(['member'])]))[0];
});

/** `/m/changePsw` (PW-4). */
export default function ChangePasswordPage() {
  const { t } = useTexts();
  return (
    <SignedInOnly from={linkTo('changePassword')}>
      <EntrySheet head={<EntryMark />} text={t('account.changePasswordText')} panel={<PasswordPanel />}>
        <ChangePasswordForm />
      </EntrySheet>
    </SignedInOnly>
  );
}

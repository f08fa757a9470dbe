import { ChangePasswordForm } from '../../src/features/account/password/change-password-form.tsx';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Sheet } from './frame-panel.tsx';
import type { ParentPage } from './parent-page.ts';

/** Whoever signed in with a temporary password chooses another one first (LG-9). */
export function ChangeView({ page }: { page?: ParentPage }) {
  const { t } = useTexts();
  return (
    <Sheet title={t('account.changePassword')} page={page}>
      <ChangePasswordForm />
    </Sheet>
  );
}

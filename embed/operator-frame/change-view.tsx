import { ChangePasswordForm } from '../../src/features/account/password/change-password-form.tsx';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { FramePanel } from './frame-panel.tsx';
import type { ParentPage } from './parent-page.ts';

/** Shown after a sign-in with a temporary password (LG-9). */
export function ChangeView({ page }: { page?: ParentPage }) {
  const { t } = useTexts();
  return (
    <FramePanel title={t('account.changePassword')} page={page}>
      <ChangePasswordForm />
    </FramePanel>
  );
}

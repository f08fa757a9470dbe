import { HelpList } from '../features/messages/help-list.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** The operator's terms and help, over the page. */
export default function TermsDialog({ onClose }: { onClose(): void }) {
  const { t } = useTexts();
  return (
    <Dialog title={t('account.terms')} onClose={onClose}>
      <HelpList topic="terms" topicFirst />
    </Dialog>
  );
}

import { InviteView } from '../../features/invite/invite-view.tsx';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { closePanel } from './panels.ts';

/** The referral popup (RT-12). */
export default function InviteDialog() {
  const { t } = useTexts();
  return (
    <Dialog title={t('invite.title')} onClose={closePanel}>
      <InviteView />
    </Dialog>
  );
}

import { useStore } from '@nanostores/react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { $member } from '../session/member.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toasts.ts';
import { closePanel } from './panels.ts';
import './invite-dialog.css';

/** The referral popup: the member's own registration link (RT-12). */
export function InviteDialog() {
  const { t } = useTexts();
  const member = useStore($member);
  const copy = async (link: string) => {
    await navigator.clipboard.writeText(link);
    showToast('common.copied', { kind: 'success', ms: 1_000 });
  };
  return (
    <Dialog title={t('shell.inviteTitle')} onClose={closePanel}>
      <p className="invite-dialog__text">{t('shell.inviteText')}</p>
      <AsyncView
        remote={member}
        retry={$member.reload}
        skeleton={<Skeleton className="invite-dialog__waiting" />}
      >
        {({ id }) => {
          const link = new URL(linkTo('register', { code: String(id) }), location.origin).href;
          return (
            <div className="invite-dialog__link">
              <label>
                {t('shell.inviteLink')}
                <input dir="ltr" readOnly value={link} onFocus={(event) => event.target.select()} />
              </label>
              <Button look="primary" wide onClick={() => copy(link)}>
                {t('common.copy')}
              </Button>
            </div>
          );
        }}
      </AsyncView>
    </Dialog>
  );
}

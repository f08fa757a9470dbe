import { useStore } from '@nanostores/react';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import Settings from 'lucide/dist/esm/icons/settings.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import { confirmSignOut } from '../account/sign-out.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { MemberCard } from '../member/member-card.tsx';
import { linkTo } from '../routes/routes.ts';
import { $signedIn } from '../session/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { closePanel } from '../ui/panels.ts';
import { DrawerLink } from './drawer-link.tsx';

/** The right drawer: the member's own menu (DR-1). */
export function AccountDrawer() {
  const { t } = useTexts();
  const signedIn = useStore($signedIn);
  if (!signedIn) return null;
  return (
    <Dialog title={t('shell.account')} place="end" onClose={closePanel}>
      <MemberCard />
      <nav aria-label={t('shell.account')}>
        <DrawerLink shapes={UserRound} href={linkTo('memberHome')}>
          {t('shell.memberCentre')}
        </DrawerLink>
        <DrawerLink shapes={Settings} href={linkTo('settings')}>
          {t('shell.settings')}
        </DrawerLink>
        <DrawerLink shapes={LogOut} onClick={confirmSignOut}>
          {t('shell.signOut')}
        </DrawerLink>
      </nav>
    </Dialog>
  );
}

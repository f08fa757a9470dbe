import { useStore } from '@nanostores/react';
import ArrowDownToLine from 'lucide/dist/esm/icons/arrow-down-to-line.mjs';
import ArrowUpFromLine from 'lucide/dist/esm/icons/arrow-up-from-line.mjs';
import Gift from 'lucide/dist/esm/icons/gift.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import Share from 'lucide/dist/esm/icons/share-2.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import Trophy from 'lucide/dist/esm/icons/trophy.mjs';
import { confirmSignOut } from '../account/sign-out.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { $signedIn } from '../session/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { closePanel } from '../ui/panels.ts';
import { DrawerLink } from './drawer-link.tsx';
import { LanguageSelector } from './language-selector.tsx';

/** The left drawer: the site's main menu (DR-2). Any navigation closes it. */
export function MenuDrawer() {
  const { t } = useTexts();
  const signedIn = useStore($signedIn);
  return (
    <Dialog title={t('shell.menu')} place="start" onClose={closePanel}>
      <nav aria-label={t('shell.menu')}>
        <DrawerLink shapes={ArrowDownToLine} href={linkTo('deposit')}>
          {t('shell.deposit')}
        </DrawerLink>
        <DrawerLink shapes={ArrowUpFromLine} href={linkTo('withdraw')}>
          {t('shell.withdraw')}
        </DrawerLink>
        <DrawerLink shapes={Gift} href={linkTo('activity')}>
          {t('shell.promotions')}
        </DrawerLink>
        <DrawerLink shapes={Share} href={linkTo('inviteFriends')}>
          {t('shell.inviteFriends')}
        </DrawerLink>
        <DrawerLink shapes={Trophy} href={linkTo('rewardCenter')}>
          {t('shell.rewardCentre')}
        </DrawerLink>
        <DrawerLink shapes={Star} href={linkTo('favouriteGames')}>
          {t('shell.favourites')}
        </DrawerLink>
        <DrawerLink shapes={Megaphone} href={linkTo('notice')}>
          {t('shell.announcements')}
        </DrawerLink>
        {signedIn && (
          <DrawerLink shapes={LogOut} onClick={confirmSignOut}>
            {t('shell.signOut')}
          </DrawerLink>
        )}
      </nav>
      <LanguageSelector />
    </Dialog>
  );
}

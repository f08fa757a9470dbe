import UserRound from 'lucide/dist/esm/icons/circle-user-round.mjs';
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import { confirmSignOut } from '../features/account/sign-out.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import { DrawerLink } from '../shell/drawers/drawer-link.tsx';
import { Button } from '../ui/button.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { useWideScreen } from '../ui/use-media.tsx';
import { SettingsGroup } from './settings-group.tsx';
import './entry-states.css';

const MenuList = lazyComponent(async () => ({
  default: (await import('../shell/drawers/menu-list.tsx')).MenuList,
}));

/** Password, account and logout; on wide screens also the state of the player's protection. */
export function SafetySettings() {
  const { t } = useTexts();
  const wide = useWideScreen();
  return (
    <SettingsGroup shapes={ShieldCheck} title={t('member.safety')}>
      <nav className={wide ? 'drawer-links entry-states' : 'drawer-links'} aria-label={t('member.safety')}>
        <DrawerLink shapes={KeyRound} href={linkTo('changePassword')}>
          {t('shell.changePassword')}
        </DrawerLink>
        {platform().ownDevice && (
          <DrawerLink shapes={UserRound} href={linkTo('myAccount')}>
            {t('shell.account')}
          </DrawerLink>
        )}
        {wide && (
          <OptionalPart name="settings links">
            <MenuList place="centreSafety" />
          </OptionalPart>
        )}
      </nav>
      <Button wide onClick={confirmSignOut}>
        {t('shell.signOut')}
      </Button>
    </SettingsGroup>
  );
}

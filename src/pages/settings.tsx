import { useStore } from '@nanostores/react';
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import { siteConfig } from '../config/site-config.ts';
import { SignedInOnly } from '../features/account/gates.tsx';
import { confirmSignOut } from '../features/account/sign-out.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { $balanceMasked, toggleBalanceMask } from '../session/member.ts';
import { DrawerLink } from '../shell/drawers/drawer-link.tsx';
import { LanguageSelector } from '../shell/header/language-selector.tsx';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { Sheet } from './sheet.tsx';
import './settings.css';

/** `/m/set` (PW-5). */
export default function SettingsPage() {
  const { t } = useTexts();
  const masked = useStore($balanceMasked);
  return (
    <SignedInOnly from={linkTo('settings')}>
      <Sheet>
        <div className="sheet__panel settings-page__entries">
          {siteConfig().languages.length > 1 && (
            <div className="settings-page__entry">
              <span>{t('member.language')}</span>
              <LanguageSelector />
            </div>
          )}
          <Switch
            label={t('member.hideBalance')}
            hint={t('member.hideBalanceHint')}
            checked={masked}
            onChange={toggleBalanceMask}
          />
        </div>
        <nav className="sheet__panel drawer-links settings-page__links" aria-label={t('member.settings')}>
          <DrawerLink shapes={KeyRound} href={linkTo('changePassword')}>
            {t('shell.changePassword')}
          </DrawerLink>
        </nav>
        <Button wide onClick={confirmSignOut}>
          {t('shell.signOut')}
        </Button>
      </Sheet>
    </SignedInOnly>
  );
}

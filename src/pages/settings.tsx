import { useStore } from '@nanostores/react';
import UserRound from 'lucide/dist/esm/icons/circle-user-round.mjs';
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import Gear from 'lucide/dist/esm/icons/settings.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import { type ReactNode, Suspense, useId } from 'react';
import { siteConfig } from '../config/site-config.ts';
import { SignedInOnly } from '../features/account/gates.tsx';
import { confirmSignOut } from '../features/account/sign-out.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import { $balanceMasked, toggleBalanceMask } from '../session/member.ts';
import { DrawerLink } from '../shell/drawers/drawer-link.tsx';
import { LanguageSelector } from '../shell/header/language-selector.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Icon, type IconShapes } from '../ui/icon.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Switch } from '../ui/switch.tsx';
import { useWideScreen } from '../ui/use-media.tsx';
import { Sheet } from './sheet.tsx';
import './sheet-columns.css';
import './settings.css';

const AccountPanel = lazyComponent(async () => ({
  default: (await import('./account-panel.tsx')).AccountPanel,
}));
const MenuList = lazyComponent(async () => ({
  default: (await import('../shell/drawers/menu-list.tsx')).MenuList,
}));

/** `/m/set` (PW-5). Wide screens also show the account, whose balance the switch hides, and the state of its protection. */
export default function SettingsPage() {
  const { t } = useTexts();
  const masked = useStore($balanceMasked);
  const wide = useWideScreen();
  return (
    <SignedInOnly from={linkTo('settings')}>
      <Sheet width="page">
        <div className="sheet__columns">
          <div className="sheet__column settings-page__column">
            {wide && (
              <ErrorBoundary name="settings account" otherwise={null}>
                <Suspense fallback={<div className="settings-page__waiting" />}>
                  <AccountPanel />
                </Suspense>
              </ErrorBoundary>
            )}
            <Group shapes={Gear} title={t('member.display')}>
              <div className="settings-page__entries">
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
            </Group>
          </div>
          <Group shapes={ShieldCheck} title={t('member.safety')}>
            <nav className="drawer-links" aria-label={t('member.safety')}>
              <DrawerLink shapes={KeyRound} href={linkTo('changePassword')}>
                {t('shell.changePassword')}
              </DrawerLink>
              {platform().ownDevice && (
                <DrawerLink shapes={UserRound} href={linkTo('myAccount')}>
                  {t('shell.account')}
                </DrawerLink>
              )}
              {wide && (
                <ErrorBoundary name="settings links" otherwise={null}>
                  <Suspense>
                    <MenuList place="centreSafety" />
                  </Suspense>
                </ErrorBoundary>
              )}
            </nav>
            <Button wide onClick={confirmSignOut}>
              {t('shell.signOut')}
            </Button>
          </Group>
        </div>
      </Sheet>
    </SignedInOnly>
  );
}

/** Settings under a title with its sign. */
function Group({ shapes, title, children }: { shapes: IconShapes; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="sheet__panel settings-page__group" aria-labelledby={id}>
      <div className="settings-page__head">
        <Icon shapes={shapes} />
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </section>
  );
}

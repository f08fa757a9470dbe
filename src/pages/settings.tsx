import { useStore } from '@nanostores/react';
import Gear from 'lucide/dist/esm/icons/settings.mjs';
import { siteConfig } from '../config/site-config.ts';
import { SignedInOnly } from '../features/account/gates.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { $balanceMasked, toggleBalanceMask } from '../session/member.ts';
import { LanguageSelector } from '../shell/header/language-selector.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { Switch } from '../ui/switch.tsx';
import { useWideScreen } from '../ui/use-media.tsx';
import { SafetySettings } from './safety-settings.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { Sheet } from './sheet.tsx';
import './sheet-columns.css';
import './settings.css';

const AccountPanel = lazyComponent(async () => ({
  default: (await import('./account-panel.tsx')).AccountPanel,
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
              <OptionalPart name="settings account" fallback={<div className="settings-page__waiting" />}>
                <AccountPanel />
              </OptionalPart>
            )}
            <SettingsGroup shapes={Gear} title={t('member.display')}>
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
            </SettingsGroup>
          </div>
          <SafetySettings />
        </div>
      </Sheet>
    </SignedInOnly>
  );
}

import { useStore } from '@nanostores/react';
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import SunMoon from 'lucide/dist/esm/icons/sun-moon.mjs';
import { siteConfig } from '../config/site-config.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { $balanceMasked, toggleBalanceMask } from '../session/member.ts';
import { LanguageSelector } from '../shell/header/language-selector.tsx';
import { ThemeSlot } from '../shell/header/theme-slot.tsx';
import { Icon } from '../ui/icon.tsx';
import { Switch } from '../ui/switch.tsx';
import { SettingsGroup } from './settings-group.tsx';

/** Language, theme, and whether the balance is hidden. */
export function DisplaySettings() {
  const { t } = useTexts();
  const masked = useStore($balanceMasked);
  const { brand, languages } = siteConfig();
  return (
    <SettingsGroup title={t('member.display')}>
      <div className="settings-page__entries">
        {languages.length > 1 && (
          <div className="settings-page__entry">
            <Icon shapes={Languages} />
            <span>{t('member.language')}</span>
            <LanguageSelector />
          </div>
        )}
        {brand.theme === 'auto' && (
          <div className="settings-page__entry">
            <Icon shapes={SunMoon} />
            <ThemeSlot />
          </div>
        )}
        <Switch
          className="settings-page__entry"
          shapes={EyeOff}
          label={t('member.hideBalance')}
          hint={t('member.hideBalanceHint')}
          checked={masked}
          onChange={toggleBalanceMask}
        />
      </div>
    </SettingsGroup>
  );
}

import { useStore } from '@nanostores/react';
import { $status } from '../config/status.ts';
import { SignedInOnly } from '../features/account/gates.tsx';
import { confirmSignOut } from '../features/account/sign-out.ts';
import { MemberCard } from '../features/member/member-card.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import type { MenuPlace } from '../shell/drawers/menu-entries.ts';
import { MenuList } from '../shell/drawers/menu-list.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { DisplaySettings } from './display-settings.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { Sheet } from './sheet.tsx';
import './entry-states.css';
import './sheet-columns.css';
import './settings.css';

/** `/m/set` (PW-5): groups of rows, each with its current value. Terminals keep neither account nor inbox. */
export default function SettingsPage() {
  const { t } = useTexts();
  const { ownDevice } = platform();
  return (
    <SignedInOnly from={linkTo('settings')}>
      <Sheet width="page">
        <div className="sheet__columns settings-page entry-states">
          <div className="sheet__column">
            {ownDevice && (
              <SettingsGroup links title={t('member.account')}>
                <div className="settings-page__member">
                  <MemberCard />
                </div>
                <Rows place="settingsAccount" count={2} />
              </SettingsGroup>
            )}
            <DisplaySettings />
          </div>
          <div className="sheet__column">
            <SettingsGroup links title={t('member.safety')}>
              <Rows place="settingsSafety" count={4} />
            </SettingsGroup>
            {ownDevice && (
              <SettingsGroup links title={t('member.more')}>
                <Rows place="settingsHelp" count={3} />
              </SettingsGroup>
            )}
            <Button wide onClick={confirmSignOut}>
              {t('shell.signOut')}
            </Button>
          </div>
        </div>
      </Sheet>
    </SignedInOnly>
  );
}

/** Entries of a group; their place until the status has the operator's flags. */
function Rows({ place, count }: { place: MenuPlace; count: number }) {
  if (useStore($status).state === 'loading')
    return <Skeleton className="settings-page__waiting" count={count} />;
  return <MenuList place={place} />;
}

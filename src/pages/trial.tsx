import { useStore } from '@nanostores/react';
import { $flags, $status } from '../config/status.ts';
import { TrialButton } from '../features/account/login/trial-button.tsx';
import { TrialGames } from '../features/account/login/trial-games.tsx';
import { VisitorsOnly } from '../features/account/visitors-only.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { EntrySheet } from './entry-sheet.tsx';
import { SheetAside } from './sheet.tsx';
import { useLobby } from './use-lobby.tsx';

/** `/m/trail` (sic): free play for visitors (SE-2, WL-13). */
export default function TrialPage() {
  const { t } = useTexts();
  const { scope } = useLobby();
  const known = useStore($status).state === 'ready';
  const open = useStore($flags).FREEPLAY3 === true;
  return (
    <VisitorsOnly to={linkTo('home')}>
      <EntrySheet text={t('account.trialText')}>
        {open && <TrialGames scope={scope} />}
        <TrialButton look="primary" />
        {known && !open && <p className="form__notice">{t('account.trialClosed')}</p>}
        <SheetAside text={t('account.noAccount')} link={t('common.register')} to={linkTo('register')} />
      </EntrySheet>
    </VisitorsOnly>
  );
}

import { useStore } from '@nanostores/react';
import { Suspense, useState } from 'react';
import { RegisterForm } from '../features/account/register/register-form.tsx';
import { $registrationRules } from '../features/account/register/registration-rules.ts';
import { VisitorsOnly } from '../features/account/visitors-only.tsx';
import { PENDING_GAME_KEY } from '../games/launch/save-pending-game.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import { openPanel } from '../shell/drawers/panels.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EntryPanel, EntrySheet } from './entry-sheet.tsx';
import { SheetAside } from './sheet.tsx';
import { useSearch } from './use-search.tsx';
import './register.css';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { lazyComponentWithTexts } from '../ui/lazy-component-with-texts.tsx';

const RegisterNews = lazyComponent(() => import('./register-news.tsx'));
// Loads with its texts, only for players who read them.
const TermsDialog = lazyComponentWithTexts(['messages'], () => import('./terms-dialog.tsx'));

/** Shows the bonus of a first deposit, unless a game is about to start. Terminals show it on the deposit page only. */
function welcome(): void {
  if (platform().ownDevice && !platform().sessionStorage.get(PENDING_GAME_KEY)) openPanel('welcome');
}

/** `/m/register`. */
export default function RegisterPage() {
  const { t } = useTexts();
  const rules = useStore($registrationRules);
  const query = useSearch();
  const [reading, setReading] = useState(false);
  return (
    <VisitorsOnly to={linkTo('home')}>
      <EntrySheet
        level={2}
        title={t('account.welcome')}
        text={t('account.registerText')}
        panel={<EntryPanel welcome />}
      >
        <AsyncView
          remote={rules}
          retry={$registrationRules.reload}
          skeleton={<Skeleton className="register-page__waiting" count={6} />}
        >
          {(value) => (
            <RegisterForm
              rules={value}
              invitation={query.get('code') ?? ''}
              onReadTerms={() => setReading(true)}
              onRegistered={welcome}
            />
          )}
        </AsyncView>
        <SheetAside text={t('account.haveAccount')} link={t('common.logIn')} to={linkTo('login')} />
        {reading && (
          <ErrorBoundary name="terms">
            <Suspense>
              <TermsDialog onClose={() => setReading(false)} />
            </Suspense>
          </ErrorBoundary>
        )}
        <ErrorBoundary name="news">
          <Suspense>
            <RegisterNews />
          </Suspense>
        </ErrorBoundary>
      </EntrySheet>
    </VisitorsOnly>
  );
}

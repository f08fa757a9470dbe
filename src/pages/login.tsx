import { useStore } from '@nanostores/react';
import { Suspense, useState } from 'react';
import { siteConfig } from '../config/site-config.ts';
import { LoginForm } from '../features/account/login/login-form.tsx';
import { audienceOf } from '../features/account/login/login-store.ts';
import { useStatusKnown } from '../features/account/login/use-status-known.tsx';
import { waitForSocialSlot } from '../features/account/social/social-slot.tsx';
import { VisitorsOnly } from '../features/account/visitors-only.tsx';
import { PENDING_GAME_KEY } from '../games/launch/save-pending-game.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import { addressAfterLogin } from '../session/login-address.ts';
import { $session } from '../session/session.ts';
import { breakDetails } from '../shell/account/break-details.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { SheetAside } from './sheet.tsx';
import { useSearch } from './use-search.tsx';

const TrialButton = lazyComponent(async () => {
  const [{ TrialButton }] = await Promise.all([
    import('../features/account/login/trial-button.tsx'),
    waitForSocialSlot(),
  ]);
  return { default: TrialButton };
});

const WantedHead = lazyComponent(() => import('./pending-game-head.tsx'));

/** `/m/login`; `for=agent` and `for=member` show the separate logins (LG-8). */
export default function LoginPage() {
  const { t } = useTexts();
  const query = useSearch();
  const session = useStore($session);
  const statusKnown = useStatusKnown();
  const to = addressAfterLogin(query.get('from'), session);
  const [wanted] = useState(() => platform().sessionStorage.get(PENDING_GAME_KEY));
  const welcome = t('account.welcomeBack');
  const form = <LoginForm audience={audienceOf(query.get('for'))} details={breakDetails} />;
  return (
    <VisitorsOnly to={to}>
      <EntrySheet
        level={2}
        title={wanted ? '' : welcome}
        text={wanted ? '' : t('account.loginText', { brand: siteConfig().brand.name })}
      >
        {wanted ? (
          // The form shows with the head, which would push it down.
          <Suspense>
            <ErrorBoundary
              name="head of the wanted game"
              otherwise={<h2 className="sheet__title">{welcome}</h2>}
            >
              <WantedHead />
            </ErrorBoundary>
            {form}
          </Suspense>
        ) : (
          form
        )}
        {statusKnown && (
          <Suspense>
            <TrialButton />
            <SheetAside text={t('account.noAccount')} link={t('common.register')} to={linkTo('register')} />
          </Suspense>
        )}
      </EntrySheet>
    </VisitorsOnly>
  );
}

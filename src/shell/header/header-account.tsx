import { useStore } from '@nanostores/react';
import CircleUser from 'lucide/dist/esm/icons/circle-user-round.mjs';
import { Suspense } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $signedIn } from '../../session/session.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { opensPanel } from '../drawers/panels.ts';
import { LoginLinks } from './login-links.tsx';

const MemberBar = lazyComponent(async () => ({ default: (await import('./member-bar.tsx')).MemberBar }));

/** The visitor's or member's controls at the end of a header. */
export function HeaderAccount() {
  const { t } = useTexts();
  if (useStore($signedIn))
    return (
      <ErrorBoundary name="member" otherwise={null}>
        <Suspense>
          <MemberBar />
        </Suspense>
      </ErrorBoundary>
    );
  return (
    <>
      <nav className="header__visitor" aria-label={t('shell.account')}>
        <LoginLinks />
      </nav>
      <IconButton
        className="header__tool"
        label={t('shell.account')}
        shapes={CircleUser}
        {...opensPanel('account')}
      />
    </>
  );
}

import { useStore } from '@nanostores/react';
import CircleUser from 'lucide/dist/esm/icons/circle-user-round.mjs';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $signedIn } from '../../session/session.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { opensPanel } from '../drawers/panels.ts';
import { LoginLinks } from './login-links.tsx';

const MemberBar = lazyComponent(async () => ({ default: (await import('./member-bar.tsx')).MemberBar }));

/** The visitor's or member's controls at the end of a header. */
export function HeaderAccount() {
  const { t } = useTexts();
  if (useStore($signedIn))
    return (
      <OptionalPart name="member">
        <MemberBar />
      </OptionalPart>
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

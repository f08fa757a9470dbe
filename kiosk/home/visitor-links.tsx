import { useStore } from '@nanostores/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { $signedIn } from '../../src/session/session.ts';
import { openPanel } from '../../src/shell/drawers/panels.ts';
import { LoginLinks } from '../../src/shell/header/login-links.tsx';
import { IconButton } from '../../src/ui/icon-button.tsx';
import './visitor-links.css';

interface Props {
  /** Whether to offer the search, which lists of games have in their own head. */
  search: boolean;
}

/** Login, registration and search on pages without the terminal's header. */
export function VisitorLinks({ search }: Props) {
  const { t } = useTexts();
  const signedIn = useStore($signedIn);
  return (
    <>
      {search && (
        <IconButton
          className="visitor-links__search"
          label={t('shell.search')}
          shapes={Search}
          onClick={() => openPanel('search')}
        />
      )}
      {!signedIn && (
        <nav className="visitor-links" aria-label={t('shell.account')}>
          <LoginLinks />
        </nav>
      )}
    </>
  );
}

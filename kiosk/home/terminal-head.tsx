import { useStore } from '@nanostores/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { useEffect } from 'react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { keepSessionAlive } from '../../src/session/member.ts';
import { $signedIn } from '../../src/session/session.ts';
import { openPanel } from '../../src/shell/drawers/panels.ts';
import { Balance } from '../../src/shell/header/balance.tsx';
import { LoginLinks } from '../../src/shell/header/login-links.tsx';
import { MoneyLinks } from '../../src/shell/header/money-links.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { useMedia } from '../../src/ui/use-media.tsx';
import { TerminalLinks } from './terminal-links.tsx';
import { WIDE_SCREEN_QUERY } from './wide.ts';
import './terminal-head.css';

interface Props {
  /** Whether it offers the search, which lists of games have in their own head. */
  search: boolean;
}

/** Renders the header: links (in portrait), search and account. */
export function TerminalHead({ search }: Props) {
  const { t } = useTexts();
  const signedIn = useStore($signedIn);
  const wide = useMedia(WIDE_SCREEN_QUERY);
  return (
    <header className="terminal-head">
      {(search || !wide) && (
        <nav className="terminal-head__nav" aria-label={t('shell.navigation')}>
          {!wide && <TerminalLinks className="terminal-head__link" />}
          {search && (
            <button type="button" className="terminal-head__link" onClick={() => openPanel('search')}>
              <Icon shapes={Search} />
              <span>{t('shell.search')}</span>
            </button>
          )}
        </nav>
      )}
      {signedIn ? (
        <Money />
      ) : (
        <nav className="terminal-head__account" aria-label={t('shell.account')}>
          <LoginLinks />
        </nav>
      )}
    </header>
  );
}

/** Shows the balance of a member, and refreshes it on display (HD-4). */
function Money() {
  useEffect(() => {
    void keepSessionAlive();
  }, []);
  return (
    <div className="terminal-head__account">
      <Balance />
      <MoneyLinks bare />
    </div>
  );
}

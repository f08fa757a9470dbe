import { useMemo } from 'react';
import { Finder } from '../games/find/finder.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { lobbyScope } from './lobby-scope.ts';
import { closePanel } from './panels.ts';
import { startSiteGame } from './start-game.ts';

/** The search over the page. */
export default function SearchPanel() {
  const { language } = useTexts();
  const scope = useMemo(() => lobbyScope(language), [language]);
  return <Finder scope={scope} onPlay={startSiteGame} onClose={closePanel} />;
}

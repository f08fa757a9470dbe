import { useMemo } from 'react';
import { StartGameScope } from '../../games/launch/start-game-scope.tsx';
import { Finder } from '../../games/search/finder.tsx';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { lobbyScope } from '../game/lobby-scope.ts';
import { startSiteGame } from '../game/start-site-game.ts';
import { closePanel } from './panels.ts';

/** The search over the page. */
export default function SearchPanel() {
  const { language } = useTexts();
  const scope = useMemo(() => lobbyScope(language), [language]);
  return (
    <StartGameScope value={startSiteGame}>
      <Finder scope={scope} onClose={closePanel} />
    </StartGameScope>
  );
}

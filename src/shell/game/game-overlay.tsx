import { useStore } from '@nanostores/react';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import { useContext, useEffect, useState } from 'react';
import { OpenGameView } from '../../games/launch/game-iframe.tsx';
import { restartGame } from '../../games/launch/launch.ts';
import { $openGame, closeGame } from '../../games/launch/open-game.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { isRealAccount } from '../../session/account-types.ts';
import { $balance } from '../../session/member.ts';
import { $session } from '../../session/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { lazyComponentWithTexts } from '../../ui/lazy-component-with-texts.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { GameHeader } from './game-header.tsx';
import './game-overlay.css';

const GameTools = lazyComponent(() => import('./game-tools.tsx'));
const GameProtection = lazyComponentWithTexts(
  ['protection'],
  () => import('../../features/protection/game-protection.tsx'),
);

/** The full-screen game with a button for its tools. Requests the launch URL if the game has none. */
export default function GameOverlay() {
  const { t } = useTexts();
  const game = useStore($openGame);
  const session = useStore($session);
  const header = useContext(GameHeader);
  const [toolsOpen, setToolsOpen] = useState(false);
  const [began] = useState(() => platform().now());
  const requestUrl = game?.requestUrl;
  const token = session?.token;
  const [player] = useState(token);
  useEffect(() => {
    // Another tab logged out, began a break or changed the account: the game must not go on.
    if (player && player !== token) closeGame();
  }, [player, token]);
  useEffect(() => {
    if (requestUrl && $openGame.get()?.address.state === 'loading') void restartGame();
  }, [requestUrl]);
  useEffect(
    () => () => {
      if ($session.get()) void $balance.reload();
    },
    [],
  );
  if (!game) return null;
  const closeTools = () => setToolsOpen(false);
  // A header above the game has the tools.
  const tools = !header && (
    <IconButton
      label={t('play.tools')}
      shapes={Ellipsis}
      aria-haspopup="dialog"
      onClick={() => setToolsOpen(true)}
    />
  );
  return (
    <Dialog title={<bdi>{game.title}</bdi>} place="full" tools={tools} onClose={closeGame}>
      {header}
      {session && isRealAccount(session.type) && !game.playMoney && (
        <OptionalPart name="game protection">
          <GameProtection
            linked={Boolean(header)}
            onLeave={closeGame}
            onBreak={() => platform().navigate(linkTo('protection'))}
          />
        </OptionalPart>
      )}
      <div className="game-overlay">
        <OpenGameView playing={game} onClose={closeGame} />
      </div>
      {toolsOpen && (
        <OptionalPart name="game tools" onFail={closeTools}>
          <GameTools began={began} onClose={closeTools} />
        </OptionalPart>
      )}
    </Dialog>
  );
}

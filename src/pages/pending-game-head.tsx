import { useMemo, useState } from 'react';
import { nameOf } from '../games/game-name.ts';
import { getPendingGame } from '../games/launch/pending-game.ts';
import { startTrialGame } from '../games/launch/start-trial-game.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { lobbyScope } from '../shell/game/lobby-scope.ts';
import { Button } from '../ui/button.tsx';
import { lazyComponentWithTexts } from '../ui/lazy-component-with-texts.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { Picture } from '../ui/picture.tsx';
import './pending-game-head.css';

/** Size of the picture of a terminal in pixels. */
const ART = 520;

const WantedInfo = lazyComponentWithTexts(['info', 'play'], () => import('./pending-game-info.tsx'));

/** Header of the login for a visitor who chose a game, with its trial if it has one (LA-1). */
export default function PendingGameHead() {
  const { t, language } = useTexts();
  const [game] = useState(getPendingGame);
  const scope = useMemo(() => lobbyScope(language), [language]);
  if (!game) return <h2 className="sheet__title">{t('account.welcomeBack')}</h2>;
  const { iconUrl = '', telGameId = '', telNodeId = '' } = game;
  const title = nameOf(game);
  return (
    <>
      {/* Phones have no room for it above their form. */}
      {!platform().ownDevice && (
        <Picture className="wanted-art" src={iconUrl.trim()} alt="" width={ART} height={ART} eager />
      )}
      <h2 className="sheet__title">{t('account.logInToPlay', { game: title })}</h2>
      {telGameId && telNodeId && (
        <Button
          wide
          className="sheet__trial"
          onClick={() => void startTrialGame({ ...game, telGameId, telNodeId }, scope, title)}
        >
          {t('account.playMoney', { game: title })}
        </Button>
      )}
      <OptionalPart
        name="information of the wanted game"
        fallback={<span className="button button--plain wanted-info" aria-hidden="true" />}
      >
        <WantedInfo scope={scope} game={game} />
      </OptionalPart>
    </>
  );
}

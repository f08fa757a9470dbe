import { hotGames } from '../../games/games.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { GameSection } from './game-section.tsx';

interface Props {
  scope: LobbyScope;
  names: Readonly<Record<string, string>>;
}

export function HotSection({ scope, names }: Props) {
  const { t } = useTexts();
  const $hot = hotGames(scope);
  return (
    <GameSection
      title={t('lobby.hotGames')}
      address={linkTo('hotGames')}
      games={useDeferredStore($hot)}
      retry={$hot.reload}
      names={names}
      eager={6}
    />
  );
}

import { useStore } from '@nanostores/react';
import type { Game } from '../../gateway/endpoints/game.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Picture } from '../../ui/picture.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { nameOf, vendorNameOf } from '../game-name.ts';
import { hasTrial, startTrialGame } from '../launch/start-trial-game.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { useVendorNames } from '../studios/use-vendor-names.tsx';
import { detailItems } from './detail-items.ts';
import { gameDetail } from './game-details.ts';
import './game-preview.css';

interface Props {
  game: Game;
  scope: LobbyScope;
  onPlay(): void;
  onClose(): void;
}

/** Details that a preview shows. */
const facts = new Set([
  'info.returnToPlayer',
  'info.volatility',
  'info.bets',
  'info.tableLimits',
  'info.dealer',
]);
/** Pixels of the square picture. */
const SIZE = 160;

/** What a tile has no room for: studio, return to player, volatility and stakes, with a trial and the favourite button. */
export default function GamePreview({ game, scope, onPlay, onClose }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const names = useVendorNames(scope);
  const detail = useStore(gameDetail(scope, game.nodeId));
  const name = nameOf(game);
  const art = game.iconUrl.trim();
  const act = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={name}>
      <div className="game-preview__art">
        <Picture src={art} alt="" width={SIZE} height={SIZE} eager />
        <Picture src={art} alt="" width={SIZE} height={SIZE} eager />
      </div>
      <div className="game-preview__text">
        <p className="game-preview__name" dir="auto">
          {name}
        </p>
        <p className="game-preview__studio" dir="auto">
          {vendorNameOf(game, names)}
        </p>
        {/* Keeps the room of its three lines while it loads, or if there are fewer. */}
        <div className="game-preview__facts" aria-busy={detail.state === 'loading'}>
          {detail.state === 'ready' && (
            <DescriptionList
              className="game-preview__list"
              items={detailItems(detail.value, texts).filter(({ id }) => facts.has(id))}
            />
          )}
        </div>
        <div className="game-preview__actions">
          <Button look="primary" onClick={act(onPlay)}>
            {t('info.play')}
          </Button>
          {hasTrial(game) && (
            <Button onClick={act(() => void startTrialGame(game, scope, name))}>
              {t('info.playForFun')}
            </Button>
          )}
          <FavouriteButton game={game} />
        </div>
      </div>
    </div>
  );
}

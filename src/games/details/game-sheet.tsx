import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { refusal } from '../../gateway/http/errors.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AsyncView } from '../../ui/async-view.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { sharedPicture } from '../../ui/shared-picture.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { nameOf, vendorNameOf } from '../game-name.ts';
import { knownGames } from '../known-games.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { useVendorNames } from '../studios/use-vendor-names.tsx';
import { detailItems } from './detail-items.ts';
import { GameActions } from './game-actions.tsx';
import { type GameDetail, type GameReference, gameDetail } from './game-details.ts';
import { MoreOfStudio } from './more-of-studio.tsx';
import './game-sheet.css';

interface Props {
  scope: LobbyScope;
  asked: GameReference;
  onClose(): void;
}

const ART = 96;

/** Details of a game: studio, bets, return to player, and more games of the studio (LA-1). */
export default function GameSheet({ scope, asked: first, onClose }: Props) {
  const { language } = useTexts();
  const [asked, ask] = useState(first);
  const { nodeId } = asked;
  const $detail = gameDetail(scope, nodeId);
  const detail = useStore($detail);
  const names = useVendorNames(scope);
  const gone = detail.state === 'failed' && detail.error.code === refusal.gameUnknown;
  const game =
    detail.state === 'ready'
      ? detail.value.game
      : knownGames(language).find((known) => known.nodeId === nodeId && !gone);
  const name = nameOf({ gameId: nodeId, ...asked, ...game });
  const sheet = useRef<HTMLDivElement>(null);
  const begun = useRef(nodeId);
  // Scrolls to the top for another game; the tile that opened it is gone.
  useEffect(() => {
    if (begun.current === nodeId) return;
    begun.current = nodeId;
    const panel = sheet.current!.parentElement!;
    panel.scrollTo(0, 0);
    panel.querySelector('button')?.focus();
  }, [nodeId]);
  const picture = game?.iconUrl ?? asked.iconUrl ?? '';
  const close = () => {
    const art = sheet.current!.querySelector<HTMLElement>('.game-sheet__art');
    // Of another game than the tile.
    if (sharedPicture.close && nodeId === first.nodeId) sharedPicture.close(art, onClose);
    else onClose();
  };
  return (
    <Dialog title={<bdi>{name}</bdi>} onClose={close}>
      <div ref={sheet} className="game-sheet">
        <div className="game-sheet__head">
          <Picture className="game-sheet__art" src={picture.trim()} alt="" width={ART} height={ART} eager />
          {game && (
            <GameActions
              game={game}
              name={name}
              studio={vendorNameOf(game, names)}
              scope={scope}
              onClose={onClose}
            />
          )}
        </div>
        {gone ? (
          <Gone />
        ) : (
          <AsyncView
            remote={detail}
            retry={$detail.reload}
            skeleton={<Skeleton className="game-sheet__waiting" count={4} />}
          >
            {(value) => <Details detail={value} />}
          </AsyncView>
        )}
        {game && (
          <MoreOfStudio
            key={nodeId}
            scope={scope}
            game={game}
            studio={vendorNameOf(game, names)}
            onAsk={ask}
            onLeave={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

function Gone() {
  const { t } = useTexts();
  return <p role="alert">{t('errors.gameUnknown')}</p>;
}

function Details({ detail }: { detail: GameDetail }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <>
      <DescriptionList className="game-sheet__details" items={detailItems(detail, texts)} />
      {detail.features.length > 0 && (
        <ul className="game-sheet__features" aria-label={t('info.features')}>
          {detail.features.map((feature) => (
            <li key={feature} dir="auto">
              {feature}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

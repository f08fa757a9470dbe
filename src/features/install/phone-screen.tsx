import { useStore } from '@nanostores/react';
import User from 'lucide/dist/esm/icons/circle-user-round.mjs';
import Gift from 'lucide/dist/esm/icons/gift.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import Share from 'lucide/dist/esm/icons/share-2.mjs';
import Trophy from 'lucide/dist/esm/icons/trophy.mjs';
import { iconOfCategory } from '../../games/category-icons.tsx';
import { nameOf } from '../../games/game-name.ts';
import { hotGames } from '../../games/games.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

const TILES = 6;
const ART = 160;
const anchors = ['HOT', 'RNG', 'LIVE', 'FISH'];
const menu = [House, Gift, Share, Trophy, User];

/** Home below its header, with the hot games. */
export default function PhoneScreen({ scope }: { scope: LobbyScope }) {
  const hot = useStore(hotGames(scope));
  const [first, ...others]: readonly (Game | undefined)[] = hot.state === 'ready' ? hot.value : [];
  return (
    <>
      <div className="app-phone__banner">
        {first && (
          <>
            <Picture src={first.iconUrl.trim()} alt="" width={ART} height={ART} />
            <bdi>{nameOf(first)}</bdi>
          </>
        )}
      </div>
      <div className="app-phone__row app-phone__row--anchors">
        {anchors.map((code) => (
          <i key={code}>
            <Icon shapes={iconOfCategory(code)} />
          </i>
        ))}
      </div>
      <div className="app-phone__row app-phone__row--tiles">
        {Array.from({ length: TILES }, (_, place) => {
          const game = others[place];
          return (
            <i key={game?.nodeId ?? place}>
              {game && <Picture src={game.iconUrl.trim()} alt="" width={ART} height={ART} />}
            </i>
          );
        })}
      </div>
      <div className="app-phone__row app-phone__row--menu">
        {menu.map((shapes, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the icons never change
          <Icon key={place} shapes={shapes} />
        ))}
      </div>
    </>
  );
}

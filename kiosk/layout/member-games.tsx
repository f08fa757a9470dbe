import { HotSection } from '../../src/features/home/hot-section.tsx';
import { RecentSection } from '../../src/features/home/recent-section.tsx';
import { StartGameScope } from '../../src/games/launch/start-game-scope.tsx';
import { useVendorNames } from '../../src/games/studios/use-vendor-names.tsx';
import { useLobby } from '../../src/pages/use-lobby.tsx';
import './member-games.css';

/** The member's last games and the hot ones, below pages whose few entries leave a high screen empty. */
export function MemberGames() {
  const { scope, play } = useLobby();
  const names = useVendorNames(scope);
  return (
    <StartGameScope value={play}>
      <div className="member-games">
        <RecentSection scope={scope} names={names} />
        <HotSection scope={scope} names={names} />
      </div>
    </StartGameScope>
  );
}

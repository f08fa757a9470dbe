import { parseChoice } from '../features/game-centre/list-address.ts';
import { StudioList } from '../features/game-centre/studio-list.tsx';
import { StartGameScope } from '../games/launch/start-game-scope.tsx';
import { useListAddress } from './use-list-address.tsx';
import { useLobby } from './use-lobby.tsx';
import './list-page.css';

/** A game studio with its games; the query names it. */
export default function StudioPage() {
  const { scope, play } = useLobby();
  const { query } = useListAddress((route) => route === 'studio');
  return (
    <StartGameScope value={play}>
      <div className="list-page">
        <StudioList scope={scope} vassalage={query.get('vassalage') ?? ''} choice={parseChoice(query)} />
      </div>
    </StartGameScope>
  );
}

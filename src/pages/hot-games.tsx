import { useTexts } from '../i18n/texts-scope.tsx';
import { EndlessGrid } from '../lobby/endless-grid.tsx';
import { ListHead } from '../lobby/list-head.tsx';
import { hotList } from '../lobby/lists.ts';
import { useVendorNames } from '../lobby/use-vendor-names.tsx';
import { useLobby } from './use-lobby.tsx';
import './list-page.css';

/** The hot games (GC-8). */
export default function HotGamesPage() {
  const { t } = useTexts();
  const { scope, play } = useLobby();
  return (
    <div className="list-page">
      <ListHead title={t('lobby.hotGames')} />
      <EndlessGrid list={hotList(scope)} names={useVendorNames(scope)} onPlay={play} empty="lobby.noGames" />
    </div>
  );
}

import { useStore } from '@nanostores/react';
import type { CSSProperties } from 'react';
import { catalogue } from '../../src/games/catalogue.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { AsyncView } from '../../src/ui/async-view.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import { lobby as schema } from '../attributes/lobby.ts';
import { createMount, type ViewProps } from '../runtime/create-mount.tsx';
import { useMountEvents } from '../runtime/use-mount-events.tsx';
import { LobbyGames } from './lobby/lobby-games.tsx';
import './lobby.css';

declare const __STYLES__: string;

/** `LobbyGames` reports `ready`, once the games are loaded. */
const ALREADY_REPORTED = { current: true };

/** The operator's games; a chosen game opens in the operator frame. */
function Lobby(props: ViewProps<'lobby'>) {
  const { language } = useTexts();
  const scope = { merchantCode: props.site.merchantCode, language };
  const $catalogue = catalogue(scope);
  const { category = '', vendor = '', rows } = props.options;
  useMountEvents(props.host, 'lobby', $catalogue, ALREADY_REPORTED);
  return (
    <AsyncView
      remote={useStore($catalogue)}
      retry={$catalogue.reload}
      skeleton={
        <div className="lobby">
          <Skeleton className="lobby__waiting-line" count={3} />
          <div className="lobby__grid" style={{ '--rows': rows } as CSSProperties}>
            <Skeleton className="lobby__waiting" count={rows * 3} />
          </div>
        </div>
      }
    >
      {(known) => (
        <LobbyGames key={`${language} ${category} ${vendor}`} {...props} scope={scope} known={known} />
      )}
    </AsyncView>
  );
}

export const mount = createMount('lobby', schema, { styles: __STYLES__, module: import.meta.url }, Lobby);

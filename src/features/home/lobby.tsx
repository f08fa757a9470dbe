import { useStore } from '@nanostores/react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { catalogue } from '../../games/catalogue.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { RowsSkeleton } from '../../games/rows-skeleton.tsx';
import type { Catalogue } from '../../gateway/endpoints/shared/catalogue.ts';
import { $signedIn } from '../../session/session.ts';
import { BlockState } from '../../ui/async-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { useServed } from '../../ui/use-hydrated.tsx';
import { anchorsOf } from './anchors.ts';
import { LobbyBlocks, useRendered } from './lobby-blocks.tsx';
import { SideMenu } from './side-menu.tsx';
import './lobby.css';

interface Props {
  scope: LobbyScope;
  winners: ReactNode;
  /** Picture of the SPORTS block; a drawn one replaces an empty address. */
  sportsPicture: string;
}

const nothing: Catalogue = { categories: [], names: {} };
const ANCHORS = 8;

/** Home's lobby: side menu and blocks. The hot games load in parallel to the categories. */
export function Lobby({ scope, winners, sportsPicture }: Props) {
  const $catalogue = catalogue(scope);
  const read = useDeferredStore($catalogue);
  const signedIn = useStore($signedIn);
  // After a language change the blocks stay until the new catalogue has loaded.
  const [known, keep] = useState<Catalogue>();
  if (read.state === 'ready' && read.value !== known) keep(read.value);
  // Placeholders are rendered first, because a slow phone takes long to render all of home at once.
  const begun = useDeferredValue(true, useServed());
  const waiting = !begun || (read.state === 'loading' && !known);
  const shown = known ?? nothing;
  const all = anchorsOf(shown.categories, signedIn);
  const codes = begun ? all.filter((code) => known || code !== 'MXWIN') : [];
  const rendered = useRendered(codes);
  return (
    <div className="lobby">
      <SideMenu codes={codes} rendered={rendered}>
        {waiting && (
          // New elements below the first anchors, because moved ones would be a layout shift.
          <Skeleton key={codes.length} className="side-menu__anchor" count={ANCHORS - codes.length} />
        )}
      </SideMenu>
      <div className="lobby__blocks">
        <LobbyBlocks
          scope={scope}
          codes={codes}
          rendered={rendered}
          catalogue={shown}
          winners={winners}
          sportsPicture={sportsPicture}
        />
        {waiting && (
          // A block takes its place; the next placeholder is another element, because nothing has moved.
          <div
            key={codes.length ? 'next' : 'first'}
            className="lobby-block lobby__waiting game-section"
            aria-busy="true"
          >
            <Skeleton className="game-section__strip" />
            <RowsSkeleton />
          </div>
        )}
        {read.state === 'failed' && <BlockState error={read.error} retry={$catalogue.reload} />}
      </div>
    </div>
  );
}

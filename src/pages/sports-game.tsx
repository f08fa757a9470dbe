import { useStore } from '@nanostores/react';
import { ListHead } from '../features/game-centre/list-head.tsx';
import { catalogue } from '../games/catalogue.ts';
import { categoryName } from '../games/category-texts.ts';
import { SportsFrame } from '../games/launch/sports-frame.tsx';
import { sportsVendor } from '../games/launch/sports-launch.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { ownEntry } from '../lib/own-entry.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useLobby } from './use-lobby.tsx';
import { useSearch } from './use-search.tsx';
import './list-page.css';

/** The sports page of a vendor, named in the query with a match, in an iframe (LA-3). */
export default function SportsGamePage() {
  const { t } = useTexts();
  const { scope } = useLobby();
  const search = useSearch();
  const asked = search.get('vassalage') ?? '';
  const matchId = search.get('match') ?? '';
  const outcome = search.get('outcome') ?? '';
  const $catalogue = catalogue(scope);
  const known = useStore($catalogue);
  const named = known.state === 'ready' && ownEntry(known.value.names, asked);
  const title = named || categoryName('SPORTS', t);
  return (
    <div className="list-page">
      <ListHead title={title} />
      <AsyncView
        remote={known}
        retry={$catalogue.reload}
        skeleton={<Skeleton className="sports-frame sports-frame--waiting" />}
        empty="lobby.noSports"
        isEmpty={(value) => !sportsVendor(value, asked)}
      >
        {(value) => {
          const vendor = sportsVendor(value, asked)!;
          const name = ownEntry(value.names, vendor.vassalage) ?? title;
          return (
            <SportsFrame
              key={`${vendor.vassalage} ${matchId} ${outcome}`}
              scope={scope}
              vendor={{ ...vendor, matchId, outcome }}
              name={name}
            />
          );
        }}
      </AsyncView>
    </div>
  );
}

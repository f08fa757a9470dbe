import { useStore } from '@nanostores/react';
import { catalogue } from '../../games/catalogue.ts';
import { gameCount } from '../../games/games.ts';
import { GridSkeleton } from '../../games/grid/game-grid.tsx';
import { knownGames } from '../../games/known-games.ts';
import { filtersQuery, type ListChoice, matches } from '../../games/lists/game-filters.ts';
import { gameGroups } from '../../games/lists/game-groups.ts';
import type { GameResource } from '../../games/lists/game-list.ts';
import { categoryGames } from '../../games/lists/lists.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { type Studio, studioAddress, studioIn, studioSize } from '../../games/studios/studio.ts';
import { vendorIcon } from '../../gateway/endpoints/shared/catalogue.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { ownEntry } from '../../lib/own-entry.ts';
import { AsyncView, BlockState } from '../../ui/async-view.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useDeferredStore } from '../../ui/use-deferred-store.tsx';
import { FilteredList } from './filtered-list.tsx';
import { choiceForCategory } from './list-address.ts';
import { ListHead } from './list-head.tsx';
import { StudioDirectory } from './studio-directory.tsx';
import './studio-list.css';

interface Props {
  scope: LobbyScope;
  vassalage: string;
  choice: ListChoice;
}

export function StudioList({ scope, vassalage, choice }: Props) {
  const { t } = useTexts();
  const $catalogue = catalogue(scope);
  const read = useDeferredStore($catalogue);
  const known = read.state === 'ready' ? read.value : undefined;
  const studio = known && studioIn(known, vassalage);
  const title = (known && ownEntry(known.names, vassalage)) ?? vassalage;
  if (!studio) {
    return (
      <>
        <ListHead title={title || t('lobby.vendors')} />
        <AsyncView remote={read} retry={$catalogue.reload} skeleton={<GridSkeleton />}>
          {(value) => (
            <>
              {vassalage && <BlockState empty="centre.noStudio" />}
              <StudioDirectory catalogue={value} />
            </>
          )}
        </AsyncView>
      </>
    );
  }
  const { categories, whole } = studio;
  const own = categories.includes(choice.gameType) || whole;
  const shown = own ? choice : choiceForCategory(choice, categories[0]!);
  const { gameType, name, minBet, classify } = shown;
  const queryOf = (wantedBet: number, kind: string) => ({
    vassalage,
    ...(gameType && { gameType }),
    ...(name && { gameName: name }),
    ...(kind && { gameClassify: kind }),
    ...(wantedBet && { minBet: wantedBet }),
  });
  const list = categoryGames(scope, queryOf(minBet, classify));
  const loadedGames = (wanted: ListChoice) =>
    knownGames(scope.language).filter((game) => matches(game, { ...wanted, vassalage }));
  return (
    <FilteredList
      key={vassalage}
      scope={scope}
      route="studio"
      title={title}
      choice={shown}
      list={list}
      loadedGames={() => loadedGames(shown)}
      categories={categories}
      withAll={whole}
      addressOf={({ gameType: type, ...filters }) =>
        studioAddress(vassalage, { gameType: type, ...filtersQuery(filters) })
      }
      empty="lobby.noGames"
      filterSource={{
        category: gameType,
        groups: gameGroups(scope, queryOf(0, '')),
        loaded: () => ({ games: loadedGames({ ...shown, minBet: 0, classify: '' }), isWhole: false }),
        countGames: (bet, kind) => gameCount(scope, queryOf(bet, kind)),
      }}
      above={<StudioHead {...{ scope, studio, list }} />}
    />
  );
}

/** Pictures of games next to the studio's mark. */
const PICTURES = 5;

interface HeadProps extends Pick<Props, 'scope'> {
  studio: Studio;
  list: GameResource;
}

function StudioHead({ scope, studio: { vendor }, list }: HeadProps) {
  const { t } = useTexts();
  const size = useStore(studioSize(scope, vendor.vassalage));
  const games = useDeferredStore(list);
  const pictures = games.state === 'ready' ? games.value.items.slice(0, PICTURES) : [];
  const count = size.state === 'ready' ? size.value.gameCount : 0;
  return (
    <div className="studio-head">
      <Picture className="studio-head__mark" src={vendorIcon(vendor, false)} alt="" width={160} height={64} />
      <p className="studio-head__count">{count > 0 && t('centre.studioGames', { count })}</p>
      <div className="studio-head__games">
        {pictures.map(({ nodeId, iconUrl }) => (
          <Picture key={nodeId} src={iconUrl.trim()} alt="" width={96} height={96} />
        ))}
      </div>
    </div>
  );
}

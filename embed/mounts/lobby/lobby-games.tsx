import { useStore } from '@nanostores/react';
import Sliders from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import { atom } from 'nanostores';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CategoryChoice } from '../../../src/features/game-centre/category-choice.tsx';
import { showsVendorsOnly } from '../../../src/games/category-texts.ts';
import { nameOf } from '../../../src/games/game-name.ts';
import { NoResults } from '../../../src/games/grid/no-results.tsx';
import { SearchProgress } from '../../../src/games/grid/search-progress.tsx';
import { hasMinBets, NAME_LENGTH, searchedName } from '../../../src/games/lists/game-filters.ts';
import type { GamePages as Pages } from '../../../src/games/lists/game-list.ts';
import { loadFuzzySearch, searchList } from '../../../src/games/lists/search-list.ts';
import { CENTRE_WAIT, searchText } from '../../../src/games/lists/search-text.ts';
import type { LobbyScope } from '../../../src/games/lobby-scope.ts';
import { VendorStrip } from '../../../src/games/studios/vendor-strip.tsx';
import { VendorTiles } from '../../../src/games/studios/vendor-tiles.tsx';
import type { Remote } from '../../../src/gateway/cache/resource.ts';
import type { Catalogue } from '../../../src/gateway/endpoints/shared/catalogue.ts';
import { useTexts } from '../../../src/i18n/texts-scope.tsx';
import { IconButton } from '../../../src/ui/icon-button.tsx';
import { SearchField } from '../../../src/ui/search-field.tsx';
import { warnAttribute } from '../../attributes/warn-attribute.ts';
import { operatorUrl } from '../../operator-url.ts';
import { chooseGame, openInDialog } from '../../runtime/choose-game.ts';
import type { ViewProps } from '../../runtime/create-mount.tsx';
import { lazyPart } from '../../runtime/lazy-part.tsx';
import { useMountEvents } from '../../runtime/use-mount-events.tsx';
import { GamePages } from './game-pages.tsx';
import {
  allHotGames,
  firstChoice,
  HOT,
  type LobbyChoice,
  loadedGames,
  lobbyList,
  lobbyVendors,
} from './lobby-list.ts';
import '../../../src/games/grid/search-progress.css';

/**
 * Inserted by the build, because importing the route table would add bytes: path of a studio's sports page on the
 * operator's site.
 */
declare const __SPORTS_GAME__: string;
/** Inserted by the build: path of the favourites there. */
declare const __FAVOURITES__: string;

type Props = Pick<ViewProps<'lobby'>, 'options' | 'origin' | 'host'> & {
  scope: LobbyScope;
  known: Catalogue;
};

const Filters = lazyPart(() => import('./lobby-filters.tsx'));
const Chips = lazyPart(() => import('./lobby-chips.tsx'));
const $idle = atom<Remote<Pages>>({ state: 'loading' });
/** For categories that list studios instead of games. */
const $noGames = Object.assign(atom<Remote<undefined>>({ state: 'ready', value: undefined }), {
  refresh: () => Promise.resolve(true),
});

/** The operator's games by category and studio, with fuzzy search and filters. */
export function LobbyGames({ options, scope, known, origin, host }: Props) {
  const { t, number } = useTexts();
  const { rows } = options;
  const [choice, setChoice] = useState(() => firstChoiceOf(known, options));
  const [choosing, setChoosing] = useState(false);
  const [search] = useState(() => searchText(CENTRE_WAIT, ''));
  const text = useStore(search.$text);
  const choose = (next: Partial<LobbyChoice>) => setChoice((now) => ({ ...now, ...next }));
  search.onAsk = (name) => choose({ name });
  useEffect(() => search.stop, [search]);
  const { category, vendor, name, minBet, classify } = choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scope is a new object on every render
  const list = useMemo(() => lobbyList(scope, choice, rows), [choice, rows]);
  const studiosOnly = showsVendorsOnly(category);
  useMountEvents(host, 'lobby', studiosOnly ? $noGames : list, useRef(false));
  const typed = searchedName(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loaded games are searched once per query
  const found = useMemo(
    () =>
      typed
        ? searchList({
            text: typed,
            known: loadedGames(scope, choice),
            answer: typed === name ? list : undefined,
          })
        : undefined,
    [typed, list],
  );
  const hot = useStore(category === HOT ? allHotGames(scope) : $idle);
  const vendors = lobbyVendors(known, category, hot.state === 'ready' ? hot.value.items : []);
  const filters = Number(minBet > 0) + Number(classify !== '');
  const clear = () => {
    choose({ minBet: 0, classify: '' });
    search.clear();
  };
  const openFavourites = () =>
    void openInDialog(host, origin, operatorUrl(origin, __FAVOURITES__, { widget: 'lobby' }));
  const toCategory = (code: string) =>
    choose({ category: code, vendor: '', ...(hasMinBets(code) ? {} : { minBet: 0 }) });
  return (
    <div className="lobby">
      <h2 className="lobby__title">{t('lobby.games')}</h2>
      <CategoryChoice
        label={t('lobby.menu')}
        codes={[HOT, ...known.categories.map(({ code }) => code)]}
        chosen={category}
        withAll={false}
        onChoose={toCategory}
      />
      {studiosOnly ? (
        <div className="lobby__studios" style={{ '--rows': rows } as object}>
          <VendorTiles
            category={{ code: category, vendors }}
            names={known.names}
            outside
            hrefOf={(gameType, vassalage) =>
              operatorUrl(origin, __SPORTS_GAME__, { gameType, vassalage, widget: 'lobby' })
            }
          />
        </div>
      ) : (
        <>
          <div className="lobby__vendors">
            <VendorStrip
              key={category}
              vendors={vendors}
              names={known.names}
              chosen={vendor}
              onChoose={(next) => choose({ vendor: next })}
              first={
                <button
                  type="button"
                  className={
                    vendor ? 'vendor-strip__vendor' : 'vendor-strip__vendor vendor-strip__vendor--on'
                  }
                  aria-pressed={!vendor}
                  onClick={() => choose({ vendor: '' })}
                >
                  <span className="vendor-strip__all">{t('centre.allStudios')}</span>
                </button>
              }
            />
          </div>
          <div className="lobby__tools">
            <SearchField
              label={t('centre.searchGames')}
              placeholder={t('centre.searchHint')}
              clearLabel={t('centre.clearSearch')}
              value={text}
              maxLength={NAME_LENGTH}
              onType={(next) => {
                loadFuzzySearch().catch(() => {});
                search.type(next);
              }}
              onSubmit={search.submit}
              onClear={search.clear}
            />
            <IconButton
              className="lobby__filter"
              label={filters ? t('centre.filterActive', { count: filters }) : t('centre.filter')}
              shapes={Sliders}
              aria-haspopup="dialog"
              onClick={() => setChoosing(true)}
            >
              {filters > 0 && (
                <span className="lobby__count" aria-hidden="true">
                  {number(filters)}
                </span>
              )}
            </IconButton>
            <IconButton label={t('shell.favourites')} shapes={Star} onClick={openFavourites} />
          </div>
          {filters > 0 && (
            <Chips
              host={host}
              filters={{ ...choice, name: '' }}
              onRemove={(chip) => choose(chip === 'minBet' ? { minBet: 0 } : { classify: '' })}
              onClear={() => choose({ minBet: 0, classify: '' })}
            />
          )}
          {found && <SearchProgress search={found} />}
          <GamePages
            key={`${category} ${vendor} ${typed} ${minBet} ${classify}`}
            list={found ?? list}
            names={known.names}
            rows={rows}
            onPlay={(game) => void chooseGame(host, 'lobby', origin, { ...game, gameName: nameOf(game) })}
            nothing={<NoResults name={typed} onClear={clear} />}
          />
        </>
      )}
      {choosing && (
        <Filters
          host={host}
          filters={choice}
          withMinBets={hasMinBets(category)}
          onApply={(bet, kind) => choose({ minBet: bet, classify: kind })}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

/** Returns the initial choice, and logs attributes that name an unknown category or studio. */
function firstChoiceOf(known: Catalogue, { category, vendor }: Props['options']): LobbyChoice {
  const first = firstChoice(known, { category, vendor });
  if (category && first.category !== category)
    warnAttribute('category', category, [HOT, ...known.categories.map(({ code }) => code)].join(', '));
  if (vendor && !first.vendor) warnAttribute('vendor', vendor, `a studio of ${first.category}`);
  return first;
}

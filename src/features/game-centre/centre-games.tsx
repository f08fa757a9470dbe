import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { categoryName, showsVendorsOnly } from '../../games/category-texts.ts';
import { $favourites } from '../../games/favourites/favourites.ts';
import { NoResults } from '../../games/grid/no-results.tsx';
import { SearchableGrid } from '../../games/grid/searchable-grid.tsx';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { searchElsewhere } from '../../games/search/search-elsewhere.tsx';
import { vendorAddress } from '../../games/studios/vendor-address.ts';
import { VendorStrip } from '../../games/studios/vendor-strip.tsx';
import { VendorTiles } from '../../games/studios/vendor-tiles.tsx';
import type { Catalogue, Category } from '../../gateway/endpoints/shared/catalogue.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { centreList, loadedCentreGames, showsStrip, vendorsNamed } from './centre-list.ts';
import { ContinuedList } from './continued-list.tsx';
import { type CentreEvent, type CentreState, type Mode, modeOf, transition } from './game-centre.ts';
import { shownVendor } from './list-address.ts';

interface Props {
  scope: LobbyScope;
  state: CentreState;
  category: Category;
  /** The vendor marked as chosen, while its games may still be rendering. */
  marked: CentreState['vendor'];
  names: Catalogue['names'];
  text: string;
  on(event: CentreEvent): void;
  clear(): void;
  chips: ReactNode;
}

const empty: Readonly<Partial<Record<Mode, TextKey>>> = {
  fav: 'lobby.noFavourites',
  recent: 'centre.nothingPlayed',
};

/** A category's vendors with their games, or the vendors alone (GC-2). */
export function CentreGames(props: Props) {
  const { scope, state, category, marked, names, text, on, clear, chips } = props;
  const { t } = useTexts();
  const favourites = useStore($favourites);
  const mode = modeOf(state);
  const title = state.category === 'RECENT' ? t('centre.recent') : categoryName(category.code, t);
  if (showsVendorsOnly(category.code)) {
    const shown = vendorsNamed(category, names, text);
    return (
      <section aria-label={title}>
        {chips}
        {shown.vendors.length > 0 ? (
          <VendorTiles category={shown} names={names} hrefOf={vendorAddress} />
        ) : (
          <>
            <NoResults name={text} onClear={clear} />
            {searchElsewhere(scope)(text)}
          </>
        )}
      </section>
    );
  }
  const vendor = shownVendor(state, category);
  const chosen = shownVendor({ ...state, vendor: marked }, category);
  const losesRemoved = transition(state, { type: 'favouriteRemoved' }).effect === 'leave';
  const narrowed = mode === 'filter';
  const isVendorWhole = modeOf({ ...state, vendor: '' }) === 'all';
  const list = centreList(scope, state, category);
  const hasStrip = showsStrip(category.code) && category.vendors.length > 1;
  return (
    <section aria-label={title}>
      {/* The menu has no entry for them. */}
      {mode === 'recent' && <h2 className="centre-title">{title}</h2>}
      {hasStrip && (
        <VendorStrip
          vendors={category.vendors}
          names={names}
          chosen={chosen}
          onChoose={(vassalage) => on({ type: 'chooseVendor', vendor: vassalage })}
          first={
            <button
              type="button"
              className={chosen ? 'vendor-strip__vendor' : 'vendor-strip__vendor vendor-strip__vendor--on'}
              aria-pressed={!chosen}
              onClick={() => on({ type: 'chooseVendor', vendor: '' })}
            >
              <span className="vendor-strip__all">{t('centre.allStudios')}</span>
            </button>
          }
        />
      )}
      {chips}
      <ContinuedList
        {...{ scope, category, vendor, list, names }}
        isWhole={hasStrip && vendor !== '' && !text && isVendorWhole}
      >
        <SearchableGrid
          key={`${category.code} ${vendor} ${state.minBet} ${state.classify}`}
          scope={scope}
          list={list}
          name={state.name}
          text={text}
          known={() => loadedCentreGames(scope, state)}
          names={names}
          elsewhere={searchElsewhere(scope)}
          empty={empty[mode] ?? 'lobby.noGames'}
          narrowed={narrowed}
          onClear={() => (text ? clear() : on({ type: 'clearFilters' }))}
          {...(losesRemoved && { favourites })}
        />
      </ContinuedList>
    </section>
  );
}

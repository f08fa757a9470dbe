import { type GameFilters, noFilters, offersMinBets, searchedName } from '../../games/lists/game-filters.ts';
import { ownEntry } from '../../lib/own-entry.ts';

export type Mode = 'all' | 'filter' | 'hot' | 'recent' | 'fav';

/** State of the game centre, held in the address. */
export interface CentreState extends GameFilters {
  /** Code of the operator's category, ALL, or one of the lists HOT, FAV and RECENT. */
  category: string;
  /** Vendor code; empty for all; undefined while the page selects the first vendor (GC-6). */
  vendor: string | undefined;
}

/** Category whose page shows filtered games of the lists HOT, FAV and RECENT (RT-3). */
export const FILTERED = 'RNG';

const across: Readonly<Record<string, Mode>> = { HOT: 'hot', FAV: 'fav', RECENT: 'recent' };

/** Returns the data mode of a state; a vendor selected by the page is not a filter. */
export function modeOf({ category, vendor, name, minBet, classify }: CentreState): Mode {
  const mode = ownEntry(across, category);
  if (mode) return mode;
  return vendor || name || minBet || classify ? 'filter' : 'all';
}

export type Chip = 'vendor' | 'name' | 'minBet' | 'classify';

export type CentreEvent =
  | { type: 'chooseCategory'; category: string }
  | { type: 'chooseVendor'; vendor: string }
  | { type: 'applyFilters'; minBet: number; classify: string }
  | { type: 'search'; name: string }
  | { type: 'removeChip'; chip: Chip }
  | { type: 'clearFilters' }
  | { type: 'scrolledToEnd' }
  | { type: 'favouriteRemoved' }
  | { type: 'signedIn' }
  | { type: 'signedOut' };

type EventName = CentreEvent['type'];

/** Effects of an event in addition to the next state. */
export type Effect =
  /** Empties the list and fetches page 1. */
  | 'read'
  /** Fetches the next page. */
  | 'more'
  /** Removes a favourite from the list. */
  | 'leave'
  /** Redirects to login with a message. */
  | 'login'
  /** Asks the visitor to log in. */
  | 'pleaseLogIn'
  | 'nothing';

export interface Outcome {
  state: CentreState;
  effect: Effect;
}

type Step<E extends EventName> = (
  state: CentreState,
  event: Extract<CentreEvent, { type: E }>,
  signedIn: boolean,
) => Outcome;

const read = (state: CentreState): Outcome => ({ state, effect: 'read' });
const stay =
  (effect: Effect = 'nothing') =>
  (state: CentreState): Outcome => ({ state, effect });

const listOf = (category: string): CentreState => ({ ...noFilters, category, vendor: '' });

/** A vendor selected by the page does not filter the player's request. */
const settled = (state: CentreState): CentreState => ({ ...state, vendor: state.vendor ?? '' });

const chooseCategory: Step<'chooseCategory'> = (state, { category }, signedIn) => {
  if (category === 'FAV' && !signedIn) return { state: listOf('HOT'), effect: 'login' };
  if (category === 'RECENT' && !signedIn) return { state, effect: 'pleaseLogIn' };
  return read(listOf(category));
};

const search: Step<'search'> = (state, { name }) => {
  const next = searchedName(name);
  if (next.toLowerCase() === state.name.toLowerCase()) return { state, effect: 'nothing' };
  return read({ ...settled(state), name: next });
};

const removeChip: Step<'removeChip'> = (state, { chip }) =>
  read({ ...settled(state), [chip]: noFilters[chip as keyof GameFilters] ?? '' });

const clearFilters: Step<'clearFilters'> = ({ category }) => read(listOf(category));

/** In a category: mode `all`, or `filter` after any choice. */
const inCategory: { [E in EventName]: Step<E> } = {
  chooseCategory,
  chooseVendor: (state, { vendor }) => read({ ...state, vendor }),
  applyFilters: (state, { minBet, classify }) =>
    read({ ...settled(state), minBet: offersMinBets(state.category) ? minBet : 0, classify }),
  search,
  removeChip,
  clearFilters,
  scrolledToEnd: stay('more'),
  favouriteRemoved: stay(),
  signedIn: stay(),
  signedOut: stay(),
};

/** In HOT, FAV and RECENT a name filters the list; a vendor or filter leads to the filtered category. */
const acrossCategories: typeof inCategory = {
  ...inCategory,
  chooseVendor: ({ name }, { vendor }) => read({ ...listOf(FILTERED), name, vendor }),
  applyFilters: (state, { minBet, classify }) =>
    minBet || classify ? read({ ...listOf(FILTERED), name: state.name, minBet, classify }) : stay()(state),
};

const table: Readonly<Record<Mode, typeof inCategory>> = {
  all: inCategory,
  filter: inCategory,
  hot: acrossCategories,
  recent: {
    ...acrossCategories,
    signedOut: () => ({ state: listOf('HOT'), effect: 'pleaseLogIn' }),
  },
  fav: {
    ...acrossCategories,
    scrolledToEnd: (state) => stay(state.name ? 'nothing' : 'more')(state),
    favouriteRemoved: stay('leave'),
    signedOut: () => ({ state: listOf('HOT'), effect: 'login' }),
  },
};

/** Returns the next state and effect of an event. Pure. */
export function transition(state: CentreState, event: CentreEvent, signedIn = false): Outcome {
  const step = table[modeOf(state)][event.type] as Step<EventName>;
  return step(state, event, signedIn);
}

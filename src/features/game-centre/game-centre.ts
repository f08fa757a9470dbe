import { type GameFilters, hasMinBets, noFilters, searchedName } from '../../games/lists/game-filters.ts';
import { ownEntry } from '../../lib/own-entry.ts';

/** What the games page shows (B4). */
export type Mode = 'all' | 'filter' | 'hot' | 'recent' | 'fav';

/** All that decides what the game centre shows; it lives in the address. */
export interface CentreState extends GameFilters {
  /** A category of the operator, ALL, or one of HOT, FAV and RECENT, which lie across them. */
  category: string;
  /** Vendor code; empty for all; nothing while the page chooses the first one by itself (GC-6). */
  vendor: string | undefined;
}

/** Where filters lead from the lists that lie across the categories: their page is that of the slots (RT-3). */
const FILTERED = 'RNG';

const across: Readonly<Record<string, Mode>> = { HOT: 'hot', FAV: 'fav', RECENT: 'recent' };

/** The data mode of a state (B4); a vendor the page chose by itself is no filter. */
export function modeOf({ category, vendor, name, minBet, classify }: CentreState): Mode {
  const mode = ownEntry(across, category);
  if (mode) return mode;
  return vendor || name || minBet || classify ? 'filter' : 'all';
}

/** An active filter that can be taken away. */
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

/** What follows from an event, beside the state it leads to. */
export type Effect =
  /** The list is emptied and read from page 1. */
  | 'read'
  /** The next page is added. */
  | 'more'
  /** The removed favourite leaves the list. */
  | 'leave'
  /** The player goes to login, told why (B8). */
  | 'login'
  /** The visitor is told to log in (B8). */
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

/** A vendor the page chose by itself does not narrow what the player asks for. */
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

/** In a category: `all`, and `filter` once anything is chosen. */
const inCategory: { [E in EventName]: Step<E> } = {
  chooseCategory,
  chooseVendor: (state, { vendor }) => read({ ...state, vendor }),
  applyFilters: (state, { minBet, classify }) =>
    read({ ...settled(state), minBet: hasMinBets(state.category) ? minBet : 0, classify }),
  search,
  removeChip,
  clearFilters,
  scrolledToEnd: stay('more'),
  favouriteRemoved: stay(),
  signedIn: stay(),
  signedOut: stay(),
};

/** Across the categories a name narrows the list; a vendor or a filter leads to the filtered games. */
const acrossCategories: typeof inCategory = {
  ...inCategory,
  chooseVendor: ({ name }, { vendor }) => read({ ...listOf(FILTERED), name, vendor }),
  applyFilters: (state, { minBet, classify }) =>
    minBet || classify ? read({ ...listOf(FILTERED), name: state.name, minBet, classify }) : stay()(state),
};

/** What every event does in every mode (B4). */
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

/** Where an event leads, and what has to follow. Pure. */
export function outcomeOf(state: CentreState, event: CentreEvent, signedIn = false): Outcome {
  const step = table[modeOf(state)][event.type] as Step<EventName>;
  return step(state, event, signedIn);
}

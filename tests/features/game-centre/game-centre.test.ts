import { describe, expect, test } from 'vitest';
import {
  type CentreEvent,
  type CentreState,
  type Mode,
  modeOf,
  transition,
} from '../../../src/features/game-centre/game-centre.ts';
import {
  addressOf,
  categoryAddress,
  menuCodes,
  parseState,
  shownVendor,
} from '../../../src/features/game-centre/list-address.ts';
import { routeAt } from '../../../src/routes/routes.ts';

const plain = { vendor: '', name: '', minBet: 0, classify: '' };
const live: CentreState = { ...plain, category: 'LIVE' };
const narrowed: CentreState = {
  category: 'RNG',
  vendor: 'ASTER',
  name: 'tiger',
  minBet: 0.5,
  classify: 'JP',
};
const hot: CentreState = { ...plain, category: 'HOT', name: 'tiger' };
const recent: CentreState = { ...plain, category: 'RECENT', name: 'tiger' };
const fav: CentreState = { ...plain, category: 'FAV', name: 'tiger' };

const modes: readonly [Mode, CentreState][] = [
  ['all', live],
  ['filter', narrowed],
  ['hot', hot],
  ['recent', recent],
  ['fav', fav],
];

type Row = [CentreEvent, Record<Mode, [Partial<CentreState>, string]>];

const fishing: [Partial<CentreState>, string] = [{ ...plain, category: 'FISH' }, 'read'];
const hotList: [Partial<CentreState>, string] = [{ ...plain, category: 'HOT' }, 'read'];
const jackpots = { ...plain, category: 'RNG', name: 'tiger', classify: 'JP' };
const everywhere = (outcome: [Partial<CentreState>, string]) =>
  Object.fromEntries(modes.map(([mode]) => [mode, outcome])) as Row[1];

/** Changed state and effect of every event in every mode, for a member. */
const table: readonly Row[] = [
  [{ type: 'chooseCategory', category: 'FISH' }, everywhere(fishing)],
  [{ type: 'chooseCategory', category: 'HOT' }, everywhere(hotList)],
  [{ type: 'chooseCategory', category: 'FAV' }, everywhere([{ ...plain, category: 'FAV' }, 'read'])],
  [{ type: 'chooseCategory', category: 'RECENT' }, everywhere([{ ...plain, category: 'RECENT' }, 'read'])],
  [
    { type: 'chooseVendor', vendor: 'NIMBUS' },
    {
      all: [{ vendor: 'NIMBUS' }, 'read'],
      filter: [{ vendor: 'NIMBUS' }, 'read'],
      hot: [{ category: 'RNG', vendor: 'NIMBUS' }, 'read'],
      recent: [{ category: 'RNG', vendor: 'NIMBUS' }, 'read'],
      fav: [{ category: 'RNG', vendor: 'NIMBUS' }, 'read'],
    },
  ],
  [
    { type: 'applyFilters', minBet: 0, classify: 'JP' },
    {
      all: [{ classify: 'JP' }, 'read'],
      filter: [{ minBet: 0, classify: 'JP' }, 'read'],
      hot: [jackpots, 'read'],
      recent: [jackpots, 'read'],
      fav: [jackpots, 'read'],
    },
  ],
  [
    { type: 'search', name: '  Reef ' },
    {
      all: [{ name: 'Reef' }, 'read'],
      filter: [{ name: 'Reef' }, 'read'],
      hot: [{ name: 'Reef' }, 'read'],
      recent: [{ name: 'Reef' }, 'read'],
      fav: [{ name: 'Reef' }, 'read'],
    },
  ],
  [
    { type: 'removeChip', chip: 'name' },
    {
      all: [{}, 'read'],
      filter: [{ name: '' }, 'read'],
      hot: [{ name: '' }, 'read'],
      recent: [{ name: '' }, 'read'],
      fav: [{ name: '' }, 'read'],
    },
  ],
  [
    { type: 'clearFilters' },
    {
      all: [{}, 'read'],
      filter: [plain, 'read'],
      hot: [plain, 'read'],
      recent: [plain, 'read'],
      fav: [plain, 'read'],
    },
  ],
  [{ type: 'scrolledToEnd' }, { ...everywhere([{}, 'more']), fav: [{}, 'nothing'] }],
  [{ type: 'favouriteRemoved' }, { ...everywhere([{}, 'nothing']), fav: [{}, 'leave'] }],
  [{ type: 'signedIn' }, everywhere([{}, 'nothing'])],
  [
    { type: 'signedOut' },
    {
      ...everywhere([{}, 'nothing']),
      recent: [{ ...plain, category: 'HOT' }, 'pleaseLogIn'],
      fav: [{ ...plain, category: 'HOT' }, 'login'],
    },
  ],
];

describe('every event in every mode', { tags: ['GC-4'] }, () => {
  for (const [event, outcomes] of table) {
    test.each(modes)(`${JSON.stringify(event)} in %s`, (mode, state) => {
      expect(modeOf(state)).toBe(mode);
      const [changed, effect] = outcomes[mode];
      expect(transition(state, event, true)).toEqual({ state: { ...state, ...changed }, effect });
    });
  }

  test.each(modes)('FAV without a session, in %s: selects HOT and opens login', (_, state) => {
    const outcome = transition(state, { type: 'chooseCategory', category: 'FAV' });
    expect(outcome).toEqual({ state: { ...plain, category: 'HOT' }, effect: 'login' });
  });

  test.each(modes)(
    'recent games without a session, in %s: shows a message and changes nothing',
    (_, state) => {
      const outcome = transition(state, { type: 'chooseCategory', category: 'RECENT' });
      expect(outcome).toEqual({ state, effect: 'pleaseLogIn' });
    },
  );

  test('removing the last chip returns to all', () => {
    let state = narrowed;
    for (const chip of ['name', 'minBet', 'vendor'] as const) {
      state = transition(state, { type: 'removeChip', chip }).state;
      expect(modeOf(state)).toBe('filter');
    }
    state = transition(state, { type: 'removeChip', chip: 'classify' }).state;
    expect([modeOf(state), state]).toEqual(['all', { ...plain, category: 'RNG' }]);
  });

  test('a new favourite is added while no name is set', () => {
    expect(transition({ ...fav, name: '' }, { type: 'scrolledToEnd' }).effect).toBe('more');
  });

  test('a minimum bet applies to one category only', { tags: ['GC-3'] }, () => {
    const everything = { ...live, category: 'ALL' };
    expect(transition(everything, { type: 'applyFilters', minBet: 0.5, classify: '' }).state.minBet).toBe(0);
    expect(transition(live, { type: 'applyFilters', minBet: 25, classify: '' }).state.minBet).toBe(25);
    expect(transition(narrowed, { type: 'applyFilters', minBet: 0.1, classify: '' }).state.minBet).toBe(0.1);
    expect(transition(hot, { type: 'applyFilters', minBet: 0, classify: '' })).toMatchObject({ state: hot });
  });

  test('the same name in another case starts no search', () => {
    expect(transition(narrowed, { type: 'search', name: ' TIGER ' }).effect).toBe('nothing');
  });

  test('a search covers all vendors unless the player chose one', { tags: ['GC-6'] }, () => {
    const arrived = { ...plain, category: 'RNG', vendor: undefined };
    expect(modeOf(arrived)).toBe('all');
    expect(transition(arrived, { type: 'search', name: 'reef' }).state.vendor).toBe('');
    expect(transition(narrowed, { type: 'search', name: 'reef' }).state.vendor).toBe('ASTER');
  });
});

describe('the address of the game centre', () => {
  const at = (address: string) => {
    const [path = '', query] = address.split('?');
    return parseState(routeAt(path), new URLSearchParams(query));
  };

  test.each([
    ['/m/slot-games?gameType=HOT', { ...plain, category: 'HOT' }],
    ['/m/slot-games?gameType=FAV&name=reef', { ...plain, category: 'FAV', name: 'reef' }],
    ['/m/slot-games?gameType=RECENT', { ...plain, category: 'RECENT' }],
    ['/m/slot-games', { ...plain, category: 'RNG', vendor: undefined }],
    ['/m/slot-games?vassalage=ALL', { ...plain, category: 'RNG' }],
    ['/m/live-games?vassalage=OAK', { ...plain, category: 'LIVE', vendor: 'OAK' }],
    ['/m/sport-games', { ...plain, category: 'SPORTS' }],
    ['/m/poker-games?classify=TG', { ...plain, category: 'PVP', classify: 'TG' }],
    ['/m/slot-games?vassalage=ASTER&name=tiger&minBet=0.5&classify=JP', { ...narrowed, vendor: 'ASTER' }],
    ['/m/slot-games?name=%D9%84%D8%A7%D9%84', { ...plain, category: 'RNG', name: 'لال' }],
    ['/m/gameList?gameType=MINI&vassalage=ALL', { ...plain, category: 'MINI' }],
    ['/m/gameList?gameType=ALL', { ...plain, category: 'ALL' }],
    ['/m/gameList?gameType=ALL&name=reef', { ...plain, category: 'ALL', name: 'reef' }],
  ])('%s parses to its state and back', { tags: ['RT-3', 'GC-4'] }, (address, state) => {
    expect(at(address)).toEqual(state);
    expect(addressOf(state, routeAt(address.split('?')[0]!))).toBe(address);
  });

  test('the state after every event survives a reload', { tags: ['GC-4'] }, () => {
    for (const [event] of table) {
      for (const [, state] of modes) {
        const { state: next } = transition(state, event, true);
        expect(at(addressOf(next))).toEqual(next);
        expect(at(addressOf(next, 'gameList'))).toEqual(next);
      }
    }
  });

  test('the game list and the slots centre are the same page', { tags: ['RT-3'] }, () => {
    expect(at('/m/slotsCenter')).toEqual({ ...plain, category: 'RNG', vendor: undefined });
    expect(at('/m/gameList?gameType=LIVE&vassalage=OAK')).toEqual({ ...live, vendor: 'OAK' });
    expect(addressOf(live, 'gameList')).toBe('/m/gameList?gameType=LIVE&vassalage=ALL');
  });

  test('omits defaults', () => {
    expect(at('/m/live-games?minBet=-0.5&classify=constructor&vassalage=OAK').minBet).toBe(0);
    expect(at('/m/slot-games?minBet=7&classify=constructor')).toMatchObject({ minBet: 0, classify: '' });
    expect(at(`/m/slot-games?name=${'x'.repeat(500)}`).name).toHaveLength(60);
  });

  test('selects the first vendor by default, except in some categories', { tags: ['GC-6'] }, () => {
    const vendors = [{ vassalage: 'A' }, { vassalage: 'B' }] as never;
    const shown = (address: string) => shownVendor(at(address), { code: '', vendors });
    expect(shown('/m/slot-games')).toBe('A');
    expect(shown('/m/slot-games?vassalage=B')).toBe('B');
    const all = '/m/gameList?gameType=ALL';
    for (const path of ['/m/sport-games', '/m/esport-games', '/m/lott', '/m/elott', all]) {
      expect(shown(path)).toBe('');
    }
  });

  test('the menu has HOT, FAV, the operator’s order, and ALL at the end unless the operator places it', {
    tags: ['GC-2'],
  }, () => {
    const codes = (...own: string[]) =>
      menuCodes({ categories: own.map((code) => ({ code, vendors: [] })), names: {} });
    expect(codes('PVP', 'RNG')).toEqual(['HOT', 'FAV', 'PVP', 'RNG', 'ALL']);
    expect(codes('ALL', 'HOT', 'RNG')).toEqual(['HOT', 'FAV', 'ALL', 'RNG']);
    expect(categoryAddress('ALL')).toBe('/m/gameList?gameType=ALL');
  });

  test('menu entries link to the page of their category', { tags: ['GC-2', 'RT-3'] }, () => {
    expect(['HOT', 'FAV', 'RNG', 'SPORTS', 'MINI'].map(categoryAddress)).toEqual([
      '/m/slot-games?gameType=HOT',
      '/m/slot-games?gameType=FAV',
      '/m/slot-games?vassalage=ALL',
      '/m/sport-games',
      '/m/gameList?gameType=MINI&vassalage=ALL',
    ]);
  });
});

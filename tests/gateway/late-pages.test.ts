import type { ReadableAtom } from 'nanostores';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dividends } from '../../src/features/agent/dividends.ts';
import { inboxOf } from '../../src/features/messages/inbox.ts';
import { bets, deposits, transactions } from '../../src/features/records/records.ts';
import { rebateIncome, teamBets, teamResults } from '../../src/features/records/team-records.ts';
import { directMembers, teamSearchResults } from '../../src/features/team/team.ts';
import { readGames } from '../../src/games/games.ts';
import { categoryGames, hotList } from '../../src/games/lists/lists.ts';
import { favouriteGames, recentList } from '../../src/games/lists/player-lists.ts';
import { searchList } from '../../src/games/lists/search-list.ts';
import { invalidate, type Remote } from '../../src/gateway/cache/resource.ts';
import { addFavourite, addRecentGame } from '../../src/gateway/endpoints/player-games.ts';
import type { EndpointName } from '../../src/gateway/endpoints/table.ts';
import { call } from '../../src/gateway/http/client.ts';
import { $session, clearSession } from '../../src/session/session.ts';
import { open, shown } from '../support/lists.ts';
import { until } from '../support/patient.ts';
import { environmentPerTest } from '../support/test-environment.ts';

// The second between two pages of games is shown by game-list.test.ts.
vi.mock('../../src/lib/timing.ts', async (original) => ({
  ...(await original<typeof import('../../src/lib/timing.ts')>()),
  wait: async () => {},
}));

/** Whatever is shown by pages, as far as this test looks at it. */
interface List extends ReadableAtom<Remote<{ items?: readonly object[]; list?: readonly object[] }>> {
  fetchNextPage?(): Promise<void>;
}

interface Row {
  name: string;
  endpoint: EndpointName;
  /** What the pages are counted by in the query; nothing where all is sent at once. */
  page: 'pageNo' | 'page' | '';
  /** Where the entries lie in an answer, and what each is known by. */
  entries: string;
  id: string;
  /** First and second reader; undefined for a read that is the same for all. */
  members?: readonly [string, string];
  /** The list in a language, of what is looked for. */
  open(language: string, text: string): List;
  /** Whether it depends on the language, and the parameter that says what is looked for. */
  spoken?: true;
  searched?: string;
}

const members = ['maya7', 'ravi1'] as const;
const agents = ['agent10', 'okeke_ng'] as const;
const scope = (language: string) => ({ merchantCode: 'foyer', language });
const rng = (gameName: string) => ({ gameType: 'RNG', ...(gameName && { gameName }) });

const games = { page: 'pageNo', id: 'nodeId', spoken: true } as const;
const records = { page: 'pageNo', entries: 'list', id: 'id' } as const;

const rows: readonly Row[] = [
  {
    ...games,
    name: 'favourites',
    endpoint: 'getFavourites',
    entries: 'content',
    members,
    searched: 'gameClassify',
    open: (language, text) => favouriteGames(scope(language), { classify: text }),
  },
  {
    ...games,
    name: 'recent games',
    endpoint: 'getRecentGames',
    page: 'page',
    entries: 'list',
    members,
    open: (language) => recentList(scope(language)),
  },
  {
    ...games,
    name: 'games of a category',
    endpoint: 'getGames',
    entries: 'games',
    searched: 'gameName',
    open: (language, text) => categoryGames(scope(language), rng(text)),
  },
  {
    ...games,
    name: 'what a search finds',
    endpoint: 'getGames',
    entries: 'games',
    searched: 'gameName',
    open: (language, text) =>
      searchList({ text: text || 'a', known: [], answer: categoryGames(scope(language), rng(text || 'a')) }),
  },
  {
    ...games,
    name: 'hot games',
    endpoint: 'getHotGames',
    page: '',
    entries: 'list',
    searched: 'gameName',
    open: (language, text) => hotList(scope(language), { name: text }),
  },
  ...(['news', 'messages'] as const).map(
    (kind): Row => ({
      ...records,
      name: `${kind} of the inbox`,
      endpoint: 'getInbox',
      members,
      spoken: true,
      open: (language) => inboxOf(kind, language),
    }),
  ),
  {
    ...records,
    name: 'bets',
    endpoint: 'getBetRecords',
    members,
    spoken: true,
    searched: 'gameType',
    open: (language, text) => bets('month', text, language),
  },
  {
    ...records,
    name: 'movements of money',
    endpoint: 'getTransactions',
    members,
    spoken: true,
    searched: 'kind',
    open: (language, text) => transactions('month', text, false, language),
  },
  {
    ...records,
    name: 'deposits',
    endpoint: 'getDeposits',
    members,
    spoken: true,
    open: (language) => deposits('month', language),
  },
  {
    ...records,
    name: 'bets of a team',
    endpoint: 'getTeamBets',
    members: agents,
    spoken: true,
    searched: 'account',
    open: (language, text) => teamBets('month', '', text, language),
  },
  {
    ...records,
    name: 'results of a team',
    endpoint: 'getTeamProfitAndLoss',
    members: agents,
    searched: 'account',
    open: (_, text) => teamResults('month', text),
  },
  {
    ...records,
    name: 'rebates',
    endpoint: 'getRebateIncome',
    id: 'day',
    members: agents,
    searched: 'gameType',
    open: (_, text) => rebateIncome('month', text),
  },
  {
    ...records,
    name: 'a team',
    endpoint: 'getTeamMembers',
    members: agents,
    open: () => directMembers(''),
  },
  {
    ...records,
    name: 'who is called so in a team',
    endpoint: 'searchTeam',
    members: agents,
    searched: 'name',
    open: (_, text) => teamSearchResults(text || 'a'),
  },
  {
    ...records,
    name: 'dividends',
    endpoint: 'getDividends',
    members: agents,
    open: () => dividends(1),
  },
];

const here = environmentPerTest();
const leaves: (() => void)[] = [];

afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
});

/** Account, language, call and page: every entry names its owner. */
const mark = (who: string, language: string, text: string, page: number, index: number) =>
  [who, language, text, `${page}.${index}`].join('|');

/** Has the gateway send pages of marked entries, more of them than are asked for. */
async function sendMarked(row: Row): Promise<void> {
  const { endpoint, page, entries, id, members, spoken, searched } = row;
  // An entry as the gateway sends it, which is then marked.
  const list = row.open('EN', '');
  const leave = await open(list);
  const { items, list: own } = shown(list);
  const [model] = items ?? own ?? [];
  here.gateway.faults!.rewrite(endpoint, (answer, query) => {
    const who = members ? $session.get()!.userName : '';
    const language = spoken ? query.get('language')! : '';
    const text = (searched && query.get(searched)) || '';
    const size = Number(query.get('pageSize') ?? 25);
    const pages = page ? [Number(query.get(page))] : [1, 2, 3, 4];
    const marks = pages.flatMap((pageNo) =>
      Array.from({ length: size }, (_, index) => mark(who, language, text, pageNo, index)),
    );
    const classify = endpoint === 'getFavourites' && { gameClassify: text };
    const marked = marks.map((one) => ({ ...model, ...classify, [id]: one }));
    return { ...answer, [entries]: marked, ...(page && { totalPages: 5 }) };
  });
  leave();
  invalidate();
}

/** Games that belong to an account, so that the gateway has an entry to send. */
async function keepGame(): Promise<void> {
  const [game] = (await readGames(scope('EN'), { gameType: 'RNG' }, 1, 1)).games;
  const { gameId, nodeId, gameType, vassalage } = game!;
  await call(addFavourite, { body: { nodeId, vendor: vassalage } });
  await call(addRecentGame, { query: { gameId, nodeId, gameType, vassalage } });
}

const marksOf = (list: List): string[] => {
  const { items, list: entries } = shown(list);
  return (items ?? entries ?? []).map((entry) =>
    Object.values(entry).find((value) => /\|/.test(String(value))),
  );
};
const flushed = () => new Promise((done) => setTimeout(done, 20));

/** Signs in, shows the list, and has its page on the way: the second, or with `first` its first one. */
async function pageOnItsWay(row: Row, { language = 'EN', text = '', first = false }) {
  if (row.members) await here.signIn(row.members[0]);
  if (row.name === 'favourites' || row.name === 'recent games') await keepGame();
  await sendMarked(row);
  const list = row.open(language, text);
  const held: Record<string, string> = row.page ? { [row.page]: first ? '1' : '2' } : { language };
  if (text && row.searched) held[row.searched] = text;
  if (!first) leaves.push(await open(list));
  const hold = here.gateway.faults!.hold(row.endpoint, held);
  if (first) leaves.push(list.listen(() => {}));
  else void list.fetchNextPage!();
  await hold.reached;
  return { list, hold };
}

/** Reads three pages; returns whether they are complete and in order. */
async function readsWhole(
  list: List,
  ...whose: [who: string, language: string, text: string]
): Promise<void> {
  await until(() => list.get().state === 'ready');
  while (list.fetchNextPage && !marksOf(list).some((id) => id.includes('|3.'))) await list.fetchNextPage();
  const marks = marksOf(list);
  const pages = list.fetchNextPage ? [1, 2, 3] : [1];
  const size = marks.length / pages.length;
  expect(marks).toEqual(
    pages.flatMap((page) => Array.from({ length: size }, (_, index) => mark(...whose, page, index))),
  );
  expect(size).toBeGreaterThan(5);
}

describe.each(rows.filter(({ members }) => members))('$name of another account', (row) => {
  const [one, other] = row.members!;
  const spoken = row.spoken ? 'EN' : '';

  /** Entries of one account that were shown to the other. */
  function leaks(list: List): string[] {
    const found: string[] = [];
    leaves.push(
      list.listen((now) => {
        if (now.state !== 'ready' || $session.get()?.userName === one) return;
        found.push(...marksOf(list).filter((id) => id.startsWith(one)));
      }),
    );
    return found;
  }

  test.each(['signed out, then in', 'signed in over it'])(
    'a page is on its way while the member is %s',
    async (way) => {
      const first = row.name === 'dividends';
      const { list, hold } = await pageOnItsWay(row, { first });
      const leaked = leaks(list);
      if (way.startsWith('signed out')) clearSession();
      await here.signIn(other);
      if (!first) await until(() => list.get().state === 'ready');
      hold.release();
      await flushed();
      await readsWhole(list, other, spoken, row.name.startsWith('who') ? 'a' : '');
      expect(leaked).toEqual([]);
    },
  );

  test('requests the first page', async () => {
    const { list, hold } = await pageOnItsWay(row, { first: true });
    const leaked = leaks(list);
    clearSession();
    await here.signIn(other);
    hold.release();
    await flushed();
    await readsWhole(list, other, spoken, row.name.startsWith('who') ? 'a' : '');
    expect(leaked).toEqual([]);
  });

  test('keeps nothing for a visitor', async () => {
    const { list, hold } = await pageOnItsWay(row, { first: row.name === 'dividends' });
    const leaked = leaks(list);
    clearSession();
    hold.release();
    await flushed();
    expect(list.get()).toMatchObject({ state: 'failed', error: { code: 'session.none' } });
    expect(leaked).toEqual([]);
  });
});

test.each(rows.filter(({ spoken }) => spoken))('$name of another language', async (row) => {
  const who = row.members?.[0] ?? '';
  const text = row.name === 'what a search finds' ? 'a' : '';
  const { list, hold } = await pageOnItsWay(row, { language: 'EN', text });
  leaves.pop()!();
  const next = row.open('UR', text);
  leaves.push(await open(next));
  hold.release();
  await flushed();
  await readsWhole(next, who, 'UR', text);
  leaves.push(list.listen(() => {}));
  await flushed();
  await readsWhole(list, who, 'EN', text);
});

test.each(rows.filter(({ searched }) => searched))('$name of another search', async (row) => {
  const who = row.members?.[0] ?? '';
  const language = row.spoken ? 'EN' : '';
  const { list, hold } = await pageOnItsWay(row, { text: 'one' });
  leaves.pop()!();
  const next = row.open('EN', 'two');
  leaves.push(await open(next));
  hold.release();
  await flushed();
  await readsWhole(next, who, language, 'two');
  leaves.push(list.listen(() => {}));
  await flushed();
  await readsWhole(list, who, language, 'one');
});

import { type EndpointName, endpoints } from '../../../src/gateway/endpoints/table.ts';
import type { Query } from '../../../src/gateway/http/build-url.ts';
import type { AnyEndpoint } from '../../../src/gateway/http/endpoint.ts';
import { inputOf } from '../samples.ts';
import { expectedRefusal } from './account-calls.ts';
import type { Scope } from './scope.ts';

/** Entries of a small page. */
const SIZE = 2;
/** Categories and vendors that are tried. */
const CATEGORIES = 3;
/** Calls whose texts depend on the language. */
const translated: readonly EndpointName[] = ['getGames', 'getAnnouncements', 'getPromotions', 'getHelp'];

interface ListScope extends Scope {
  /** Another language of the gateway than `known.language`. */
  otherLanguage: string | undefined;
}

/** Checks pages, filters, languages and favourites. */
export async function checkLists(scope: ListScope): Promise<void> {
  const { known, token, writes } = scope;
  for (const row of Object.values<AnyEndpoint>(endpoints)) {
    const name = row.name as EndpointName;
    const isPaged = Object.hasOwn((row.query as { entries?: object } | undefined)?.entries ?? {}, 'pageSize');
    const isAllowed = !expectedRefusal(name, known) && (!row.flag || known.flags[row.flag]);
    if (isPaged && isAllowed && (token || row.session !== 'required')) await checkPages(scope, name);
  }
  await checkFilters(scope);
  await checkLanguages(scope);
  if (token && writes) await checkFavourites(scope);
}

async function checkPages({ findings, probe, known, token }: Scope, name: EndpointName): Promise<void> {
  const { query = {} } = inputOf(name, known);
  const numberField = 'page' in query ? 'page' : 'pageNo';
  const read = async (number: number, pageSize: number) => {
    const { value } = await probe.ask(name, {
      query: { ...query, [numberField]: number, pageSize },
      ...(token && endpoints[name].session !== 'none' && { token }),
    });
    return { entries: entriesOf(value), total: (value as { totalPages?: number } | undefined)?.totalPages };
  };
  await findings.check('pages', name, async () => {
    const first = await read(1, SIZE);
    const second = await read(2, SIZE);
    const both = await read(1, 2 * SIZE);
    const tooMany = [first, second].find(({ entries }) => entries.length > SIZE);
    findings.note(
      'pages.size',
      name,
      tooMany ? `${tooMany.entries.length} entries for pageSize=${SIZE}` : '',
    );
    if (tooMany) return '';
    const { total } = first;
    if (total !== undefined)
      findings.note(
        'pages.total',
        name,
        total < Math.ceil(both.entries.length / SIZE)
          ? `totalPages ${total} for ${both.entries.length} or more entries by ${SIZE}`
          : '',
      );
    const joined = [...first.entries, ...second.entries];
    if (joined.join() === both.entries.join()) return '';
    const repeats = second.entries.length && second.entries.join() === first.entries.join();
    return repeats ? 'page 2 repeats page 1' : `pages 1 and 2 by ${SIZE} are not page 1 by ${2 * SIZE}`;
  });
}

/** Returns the entries of a list as texts to compare. */
function entriesOf(value: unknown): string[] {
  const lists = Array.isArray(value) ? [value] : Object.values(value ?? {}).filter(Array.isArray);
  return (lists[0] ?? []).map((entry: unknown) => JSON.stringify(entry));
}

interface GameOfList {
  gameType?: string;
  vassalage?: string;
}

async function checkFilters({ findings, probe, known }: Scope): Promise<void> {
  const { value } = await probe.ask('getVendors', { query: inputOf('getVendors', known).query });
  const { sorting = [], mapping = {} } = (value ?? {}) as {
    sorting?: { gameCategory: string }[];
    mapping?: Record<string, { vassalage: string }[]>;
  };
  const games = async (filter: Query) => {
    const { query } = inputOf('getGames', known);
    const answer = await probe.ask('getGames', { query: { ...query, pageSize: 20, ...filter } });
    return (answer.value as { games?: GameOfList[] } | undefined)?.games ?? [];
  };
  for (const { gameCategory: gameType } of sorting.slice(0, CATEGORIES)) {
    await findings.check('filter', 'getGames', async () => {
      const wrong = (await games({ gameType })).find((game) => game.gameType !== gameType);
      if (wrong) return `a game of ${wrong.gameType ?? 'no category'} for gameType=${gameType}`;
      const vassalage = mapping[gameType]?.[0]?.vassalage;
      if (!vassalage) return '';
      const foreign = (await games({ gameType, vassalage })).find((game) => game.vassalage !== vassalage);
      return foreign ? `a game of ${foreign.vassalage ?? 'no vendor'} for vassalage=${vassalage}` : '';
    });
  }
}

async function checkLanguages({ findings, probe, known, otherLanguage, token }: ListScope): Promise<void> {
  for (const name of translated) {
    if (!otherLanguage) {
      findings.skip('language', name, 'needs two languages');
      continue;
    }
    const read = async (language: string) => {
      const { query } = inputOf(name, { ...known, language });
      const session = endpoints[name].session === 'none' ? '' : token;
      return (await probe.ask(name, { query, ...(session && { token: session }) })).text;
    };
    if (endpoints[name].session === 'required' && !token) continue;
    await findings.check('language', name, async () =>
      (await read(known.language)) === (await read(otherLanguage))
        ? `the same texts for ${known.language} and ${otherLanguage}`
        : '',
    );
  }
}

async function checkFavourites({ findings, probe, known, token }: Scope): Promise<void> {
  const { game } = known;
  if (!game.nodeId) return;
  const body = { nodeId: game.nodeId, vendor: game.vassalage };
  const holds = async () => {
    const { value } = await probe.ask('getFavouriteIds', { query: { pageNo: 1, pageSize: 999 }, token });
    return Array.isArray(value) && value.map(String).includes(String(game.nodeId));
  };
  await findings.check('favourites', 'addFavourite', async () => {
    const before = await holds();
    await probe.ask('addFavourite', { body, token });
    const added = await holds();
    await probe.ask('removeFavourite', { body, token });
    const removed = !(await holds());
    if (before) await probe.ask('addFavourite', { body, token });
    if (!added) return 'getFavouriteIds lacks the added game';
    return removed ? '' : 'getFavouriteIds has the removed game';
  });
}

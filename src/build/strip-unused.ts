import type { Plugin } from 'rollup';

/** Properties that no browser reads, of objects that also have the one `beside`. */
interface Unread {
  file: RegExp;
  beside: string;
  names: readonly string[];
  /** Further ones, each where the object does not have another property. */
  without?: Readonly<Record<string, string>>;
}

/** What servers and documents know of a call. */
const ofRows: Unread = {
  file: /\/gateway\/endpoints\/[\w-]+\.ts$/,
  beside: 'path',
  names: ['query', 'body', 'summary', 'flag', 'cacheSeconds'],
  // Only a sealed body names its module.
  without: { module: 'sealed' },
};
/** What a selector of languages shows; no mount has one. */
const ofLanguages: Unread = { file: /\/i18n\/languages\.ts$/, beside: 'locales', names: ['name', 'flag'] };

/** A global of its own, which a page should not find: here one copy of nanostores is all there is. */
const STORES_GLOBAL = 'globalThis.nanostoresGlobal ||= ';

/** Takes nanostores' global out of it. */
export function stripStoresGlobal(): Plugin {
  return {
    name: 'strip-stores-global',
    transform(code, id) {
      if (!/\/nanostores\/atom\/index\.js$/.test(id)) return null;
      if (!code.includes(STORES_GLOBAL)) this.error('nanostores no longer sets its global as it did');
      return { code: code.replace(STORES_GLOBAL, ''), map: null };
    },
  };
}

/** Takes what nobody reads out of the rows of calls, the schemas of requests with it; in mounts also of languages. */
export function stripUnused({ mounts = false } = {}): Plugin {
  // A mount has no session: what a call says of it is for the site's sender.
  const ofCalls = { ...ofRows, names: [...ofRows.names, 'session'] };
  const unread = mounts ? [ofCalls, ofLanguages] : [ofRows];
  return {
    name: 'strip-unused',
    transform(code, id) {
      const rule = unread.find(({ file }) => file.test(id));
      if (!rule) return null;
      let left = code;
      const cuts = propertiesIn(this.parse(code), rule).sort((a, b) => b.start - a.start);
      for (const { start, end } of cuts) {
        left = left.slice(0, start) + left.slice(left[end] === ',' ? end + 1 : end);
      }
      return { code: left, map: null };
    },
  };
}

interface Place {
  start: number;
  end: number;
}

/** The properties of such names in objects that also have the one beside. */
function propertiesIn(node: unknown, unread: Unread): Place[] {
  if (!node || typeof node !== 'object') return [];
  const inner = Object.values(node).flatMap((each) => propertiesIn(each, unread));
  const { type, properties = [] } = node as {
    type?: string;
    properties?: (Place & { key?: { name?: string } })[];
  };
  if (type !== 'ObjectExpression') return inner;
  const own = (name: string) => properties.filter(({ key }) => key?.name === name);
  if (!own(unread.beside).length) return inner;
  const further = Object.entries(unread.without ?? {}).filter(([, other]) => !own(other).length);
  return [...unread.names, ...further.map(([name]) => name)].flatMap(own).concat(inner);
}

import type { Plugin } from 'rollup';

/** Properties that browsers do not read, in objects that also have the property `beside`. */
interface Unread {
  file: RegExp;
  beside: string;
  names: readonly string[];
  /** Further properties, each only if the object lacks another property. */
  without?: Readonly<Record<string, string>>;
}

/** Properties of endpoints for servers and documents. */
const ofRows: Unread = {
  file: /\/gateway\/endpoints\/[\w-]+\.ts$/,
  beside: 'path',
  names: ['query', 'body', 'summary', 'flag', 'cacheSeconds'],
  // Only sealed bodies name their module.
  without: { module: 'sealed' },
};
/** Labels of the language menu, which no mount has. */
const ofLanguages: Unread = { file: /\/i18n\/languages\.ts$/, beside: 'locales', names: ['name', 'flag'] };

/** Lets copies of nanostores on one page share state; a mount has one copy and must add no globals. */
const STORES_GLOBAL = 'globalThis.nanostoresGlobal ||= ';

/** Removes nanostores' global. */
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

/** Removes unread properties from endpoints, including request schemas; in mounts also from languages. */
export function stripUnused({ mounts = false } = {}): Plugin {
  // Mounts have no session.
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

/** Returns the given properties in objects that also have `beside`. */
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

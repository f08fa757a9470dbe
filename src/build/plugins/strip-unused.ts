import type { Plugin } from 'rollup';

/** Properties that no browser reads, of objects that have the property `marker`. */
interface Unread {
  file: RegExp;
  marker: string;
  names: readonly string[];
  /** Properties that are unread only if the object lacks another property. */
  without?: Readonly<Record<string, string>>;
}

/** Properties of a call that only servers and documents read. */
const ofRows: Unread = {
  file: /\/gateway\/endpoints\/[\w-]+\.ts$/,
  marker: 'path',
  names: ['query', 'body', 'summary', 'flag', 'cacheSeconds', 'optional'],
  // Only calls with a sealed body need their module.
  without: { module: 'sealed' },
};
/** Properties for the language selector, which no mount has. */
const ofLanguages: Unread = { file: /\/i18n\/languages\.ts$/, marker: 'locales', names: ['name', 'flag'] };

/** nanostores' global detects several copies of it; a mount has one and must not add globals to the page. */
const STORES_GLOBAL = 'globalThis.nanostoresGlobal ||= ';

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

/**
 * Parts of uFuzzy that the search does not use: a table of accents, permutations of lists, marked HTML, other alphabets, and the
 * default rules for words, which it replaces.
 */
const SEARCH_EXTRAS = [
  /const latinize = .*?\n\}\)\(\);\n/s,
  /uFuzzy\.latinize = latinize;\n/,
  /uFuzzy\.permute = .*?\n\};\n/s,
  /uFuzzy\.highlight = highlight;\n/,
  /\tlet alpha = opts\.letters.*?\n\t\}\n/s,
  /\tif \(intraRules == null\) \{.*?\n\t\}\n/s,
];

export function stripSearchExtras(): Plugin {
  return {
    name: 'strip-search-extras',
    transform(code, id) {
      if (!/\/ufuzzy\/dist\/uFuzzy\.mjs$/.test(id)) return null;
      const left = SEARCH_EXTRAS.reduce((text, extra) => {
        if (!extra.test(text)) this.error(`uFuzzy no longer contains ${extra}`);
        return text.replace(extra, '');
      }, code);
      return { code: left, map: null };
    },
  };
}

/** Removes unread properties from the rows of calls, such as request schemas, and in mounts from the languages. */
export function stripUnused({ mounts = false } = {}): Plugin {
  // Mounts have no session, so they do not read this property of a call.
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

/** Returns the positions of unread properties. */
function propertiesIn(node: unknown, unread: Unread): Place[] {
  if (!node || typeof node !== 'object') return [];
  const inner = Object.values(node).flatMap((each) => propertiesIn(each, unread));
  const { type, properties = [] } = node as {
    type?: string;
    properties?: (Place & { key?: { name?: string } })[];
  };
  if (type !== 'ObjectExpression') return inner;
  const own = (name: string) => properties.filter(({ key }) => key?.name === name);
  if (!own(unread.marker).length) return inner;
  const further = Object.entries(unread.without ?? {}).filter(([, other]) => !own(other).length);
  return [...unread.names, ...further.map(([name]) => name)].flatMap(own).concat(inner);
}

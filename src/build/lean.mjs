/** What servers and documents know of a call, and no browser reads. */
const ofRows = {
  file: /\/gateway\/endpoints\/[\w-]+\.ts$/,
  beside: 'path',
  names: ['query', 'body', 'summary'],
};
/** What a selector of languages shows; no mount has one. */
const ofLanguages = { file: /\/i18n\/languages\.ts$/, beside: 'locales', names: ['name', 'flag'] };

/** A global of its own, which a page should not find: here one copy of nanostores is all there is. */
const STORES_GLOBAL = 'globalThis.nanostoresGlobal ||= ';

/** Takes nanostores' global out of it. */
export function withoutStoresGlobal() {
  return {
    name: 'without-stores-global',
    transform(code, id) {
      if (!/\/nanostores\/atom\/index\.js$/.test(id)) return null;
      if (!code.includes(STORES_GLOBAL)) this.error('nanostores no longer sets its global as it did');
      return { code: code.replace(STORES_GLOBAL, ''), map: null };
    },
  };
}

/** Takes what nobody reads out of the rows of calls, the schemas of requests with it; in mounts also of languages. */
export function lean({ mounts = false } = {}) {
  const unread = mounts ? [ofRows, ofLanguages] : [ofRows];
  return {
    name: 'lean',
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

/** The properties of such names in objects that also have the one beside. */
function propertiesIn(node, { beside, names }) {
  if (!node || typeof node !== 'object') return [];
  const inner = Object.values(node).flatMap((each) => propertiesIn(each, { beside, names }));
  if (node.type !== 'ObjectExpression') return inner;
  const own = (name) => node.properties.filter(({ key }) => key?.name === name);
  return own(beside).length ? [...names.flatMap(own), ...inner] : inner;
}

const PATH = /\[\s*"path",\s*\{\s*d: "(M[^"]*)"\s*\}\s*\],?/g;

/** Draws the paths of a lucide icon as one: a page has dozens of icons, and every element of theirs is styled. */
export function leanIcons() {
  return {
    name: 'lean-icons',
    transform(code, id) {
      if (!/\/lucide\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id)) return null;
      // One that begins relatively (`m`) would go on where the one before ends, so it stays as it is.
      const lines = [...code.matchAll(PATH)].map(([, line]) => line);
      if (lines.length < 2) return null;
      let first = true;
      const joined = code.replace(PATH, () => {
        const kept = first ? `["path", { d: ${JSON.stringify(lines.join(''))} }],` : '';
        first = false;
        return kept;
      });
      return { code: joined, map: null };
    },
  };
}

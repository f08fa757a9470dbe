const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Formats an HTML tag, with line breaks between attributes of long ones. */
function tag(name, attributes, { content = '', selfClosing = false } = {}) {
  const written = attributes.map(([key, value]) =>
    value === true ? key : `${key}="${escaped(String(value))}"`,
  );
  const one = `<${[name, ...written].join(' ')}`;
  const open = one.length > 150 ? `<${name}\n  ${written.join('\n  ')}` : one;
  return selfClosing ? `${open} />` : `${open}>${content}</${name}>`;
}

/** Formats a value as a JavaScript literal. */
const literal = ({ rule, value }) => ('min' in rule ? String(Number(value)) : `'${value}'`);

/**
 * Code for a page, by its kind. `chosen` lists attributes as `{ rule, value }`, with the rule of
 * `attributes.json`.
 */
export const snippets = {
  html: ({ site, partner, mount, chosen, height }) => {
    const attributes = chosen.map(({ rule, value }) => [rule.attribute, value]);
    const script = [
      ['async', true],
      ['src', `${site}/embed/foyer.js`],
      ['crossorigin', true],
      ['referrerpolicy', 'no-referrer'],
      ['data-partner', partner],
    ];
    // Reserves the height until the script has loaded.
    const place = [
      ['display', 'block'],
      ['width', 1],
      ['height', height],
      ['aria-hidden', 'true'],
    ];
    const content = tag('svg', place);
    return `${tag('script', script)}\n${tag('div', [['data-foyer', mount], ...attributes], { content })}`;
  },
  react: ({ site, partner, mount, chosen }) => {
    const props = chosen.map((each) => `${each.rule.name}={${literal(each)}}`);
    const all = [`site="${site}"`, `partner="${partner}"`, `foyer="${mount}"`, ...props];
    return `import { FoyerMount } from 'foyer-embed/react';

export function Widget() {
  return (
    <FoyerMount
      ${all.join('\n      ')}
    />
  );
}`;
  },
  script: ({ site, partner, mount, chosen }) => {
    const options = [`foyer: '${mount}'`, ...chosen.map((each) => `${each.rule.name}: ${literal(each)}`)];
    return `import { loadFoyer } from 'foyer-embed';

const foyer = await loadFoyer({ site: '${site}', partner: '${partner}' });
foyer?.mount(document.querySelector('#widget'), { ${options.join(', ')} });`;
  },
  frame: ({ site, partner, mount, chosen, framed, titles, height }) => {
    if (!framed) return `<!-- ${mount} has no page that may be framed -->`;
    const query = new URLSearchParams({ partner });
    for (const { rule, value } of chosen) query.set(rule.name, value);
    const title = titles[query.get('lang')?.toUpperCase()] ?? titles.EN;
    return tag('iframe', [
      ['src', `${site}/embed/frame/${mount}?${query}`],
      ['title', title],
      ['width', 360],
      ['height', height],
      ['style', 'border: 0; max-width: 100%'],
      ['loading', 'lazy'],
    ]);
  },
};

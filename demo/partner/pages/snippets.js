const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Tags of HTML break between attributes where they grow long. */
function tag(name, attributes, { content = '', selfClosing = false } = {}) {
  const written = attributes.map(([key, value]) =>
    value === true ? key : `${key}="${escaped(String(value))}"`,
  );
  const one = `<${[name, ...written].join(' ')}`;
  const open = one.length > 150 ? `<${name}\n  ${written.join('\n  ')}` : one;
  return selfClosing ? `${open} />` : `${open}>${content}</${name}>`;
}

/** What is said as a value of the language: numbers without quotes. */
const literal = ({ rule, value }) => ('min' in rule ? String(Number(value)) : `'${value}'`);

/**
 * The lines for a page, by the way it takes them. `chosen` is what was said of attributes: `{ rule, value }`, with the
 * rule as `attributes.json` has it.
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
    // Keeps the height free until the script is there.
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

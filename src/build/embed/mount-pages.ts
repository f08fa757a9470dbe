import type { RollupOptions } from 'rollup';
import { attributeName } from '../../../embed/attributes/attribute-name.ts';
import { attributeNotes, commonNotes } from '../../../embed/attributes/attribute-notes.ts';
import type { AttributeRule } from '../../../embed/attributes/read-attributes.ts';
import { type HeightRule, heights, LEGAL_LINE_HEIGHT } from '../../../embed/heights.ts';
import { type MountName, mounts } from '../../../embed/mounts.ts';
import { languageCodes } from '../../lib/language-codes.ts';
import { compress } from '../plugins/compress.ts';
import { minify, sharedPlugins } from '../plugins/shared-plugins.ts';
import { textsIn } from '../translation/messages.ts';
import { type BuiltFiles, noteFiles } from './loader.ts';

/** Mounts that any page may show in an iframe, with their titles. Mounts with a session or personal data are not among them. */
const TITLES = {
  winners: 'winners.title',
  lobby: 'lobby.games',
  announcements: 'announcements.title',
} as const;

const framed = Object.keys(TITLES) as (keyof typeof TITLES)[];

/** Returns a text in every language. */
function inEach(key: string): Record<string, string> {
  const [area, name] = key.split('.') as [string, string];
  return Object.fromEntries(languageCodes.map((code) => [code, textsIn(code)[area]![name]!]));
}

const attributesOf = (name: MountName) => Object.keys(mounts[name]).map(attributeName);

/**
 * Returns the default height of a mount in CSS pixels, by language. `per` has the pixels for each item that an attribute
 * counts, or for an attribute that is present, and how many items the height already includes.
 */
function heightOf(name: MountName) {
  const { all, ...others } = heights[name];
  const byLanguage = (pixels: (height: HeightRule) => number) => ({
    otherwise: pixels(all),
    by: Object.fromEntries(Object.entries(others).map(([code, height]) => [code, pixels(height)])),
  });
  const [, , attribute, included = 0] = all;
  return {
    ...byLanguage(([base, each = 0, , missing = 0]) => base + each * missing),
    per: [
      ...(attribute ? [{ name: attribute, included, ...byLanguage(([, each = 0]) => each) }] : []),
      ...('legal' in mounts[name]
        ? [{ name: 'legal', included: 0, otherwise: -LEGAL_LINE_HEIGHT, by: {} }]
        : []),
    ],
  };
}

/** Returns `attributes.json` for editors and servers, from the table that the mounts validate attributes with. */
function attributeTable(): string {
  const table = (Object.keys(mounts) as MountName[]).map((name) => {
    const notes: Readonly<Record<string, string>> = { ...commonNotes, ...attributeNotes[name] };
    const height = heightOf(name);
    const attributes = Object.entries(mounts[name]).map(([key, rule]: [string, AttributeRule]) => ({
      name: key,
      attribute: attributeName(key),
      note: notes[key],
      ...rule,
      ...('like' in rule && { like: rule.like.source }),
      ...(key === 'minHeight' && { otherwise: height.otherwise }),
    }));
    const page =
      name in TITLES
        ? { framed: true, titles: inEach(TITLES[name as keyof typeof TITLES]) }
        : { framed: false };
    return [name, { attributes, height, ...page }];
  });
  return `${JSON.stringify({ mounts: Object.fromEntries(table) }, null, 2)}\n`;
}

/** Content Security Policy of a mount's page, which any page may show in an iframe. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  "require-trusted-types-for 'script'",
].join('; ');

/** Returns the HTML of a mount's page. The server replaces `{{oembed}}` (URL of the oEmbed response) and `{{title}}`. */
function pageOf(name: keyof typeof TITLES, script: string): string {
  const title = inEach(TITLES[name]).EN!;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="alternate" type="application/json+oembed" title="{{title}}" href="{{oembed}}">
<script defer src="/embed/${script}"></script>
<script defer src="/embed/foyer.js"></script>
</head>
<body>
<main>
<h1>${title}</h1>
<div data-mount="${name}"><a href="/m/home" target="_blank" rel="noopener">Open the site</a></div>
</main>
</body>
</html>
`;
}

/** Builds a page for each public mount, for partners that allow iframes but no scripts, and the table of attributes. */
export function mountPages(dir: string, built: BuiltFiles): RollupOptions {
  const pages = Object.fromEntries(
    framed.map((name) => [name, { attributes: attributesOf(name), titles: inEach(TITLES[name]) }]),
  );
  return {
    input: { 'mount-page': 'embed/mount-page/main.ts' },
    output: { dir, format: 'es', entryFileNames: '[name]-[hash].js' },
    plugins: [
      sharedPlugins({ constants: { __MOUNT_PAGES__: pages, __OPEN__: inEach('trouble.open') } }),
      minify(),
      {
        name: 'framed-pages',
        generateBundle(_, bundle) {
          noteFiles(built, bundle);
          const [script] = Object.keys(bundle);
          const emit = (fileName: string, source: string) =>
            this.emitFile({ type: 'asset', fileName, source });
          for (const name of framed) emit(`frame/${name}.html`, pageOf(name, script!));
          emit('frame/csp.txt', `${POLICY}\n`);
          emit('attributes.json', attributeTable());
        },
      },
      compress(),
    ],
  };
}

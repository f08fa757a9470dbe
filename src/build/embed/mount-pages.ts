import type { RollupOptions } from 'rollup';
import { attributeName } from '../../../embed/attributes/attribute-name.ts';
import { attributeNotes, commonNotes } from '../../../embed/attributes/attribute-notes.ts';
import type { AttributeRule } from '../../../embed/attributes/read-attributes.ts';
import { type HeightRule, heights, LEGAL_LINE_HEIGHT } from '../../../embed/heights.ts';
import { type MountName, mounts } from '../../../embed/mounts.ts';
import { languageCodes } from '../../lib/language-codes.ts';
import { compress } from '../compress.ts';
import { common, minify } from '../plugins.ts';
import { textsIn } from '../texts.ts';
import { type BuiltFiles, recordFiles } from './loader.ts';

/** Mounts that any site may embed, with the key of their title. The others need a session. */
const TITLES = {
  winners: 'winners.title',
  lobby: 'lobby.games',
  announcements: 'announcements.title',
} as const;

const pageNames = Object.keys(TITLES) as (keyof typeof TITLES)[];

function textsByLanguage(key: string): Record<string, string> {
  const [area, name] = key.split('.') as [string, string];
  return Object.fromEntries(languageCodes.map((code) => [code, textsIn(code)[area]![name]!]));
}

const attributesOf = (name: MountName) => Object.keys(mounts[name]).map(attributeName);

/**
 * Returns the default heights in CSS pixels by language. `per` describes attributes that add to it, with the units
 * that it already includes.
 */
function heightRules(name: MountName) {
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

/** Returns the attributes of all mounts for editors and servers. Their fields are public: do not rename them. */
function attributesJson(): string {
  const table = (Object.keys(mounts) as MountName[]).map((name) => {
    const notes: Readonly<Record<string, string>> = { ...commonNotes, ...attributeNotes[name] };
    const height = heightRules(name);
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
        ? { framed: true, titles: textsByLanguage(TITLES[name as keyof typeof TITLES]) }
        : { framed: false };
    return [name, { attributes, height, ...page }];
  });
  return `${JSON.stringify({ mounts: Object.fromEntries(table) }, null, 2)}\n`;
}

/** Policy of the pages: own scripts, data and pictures. Any site may embed them. */
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

/** The server replaces `{{oembed}}` and `{{title}}` by the URL of the page's oEmbed response and its title. */
function pageHtml(name: keyof typeof TITLES, script: string): string {
  const title = textsByLanguage(TITLES[name]).EN!;
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

/** Builds a page for each public mount, for sites that allow iframes only, and the list of attributes. */
export function mountPages(dir: string, built: BuiltFiles): RollupOptions {
  const pages = Object.fromEntries(
    pageNames.map((name) => [
      name,
      { attributes: attributesOf(name), titles: textsByLanguage(TITLES[name]) },
    ]),
  );
  return {
    input: { 'mount-page': 'embed/mount-page/main.ts' },
    output: { dir, format: 'es', entryFileNames: '[name]-[hash].js' },
    plugins: [
      common({ constants: { __MOUNT_PAGES__: pages, __OPEN__: textsByLanguage('trouble.open') } }),
      minify(),
      {
        name: 'mount-pages',
        generateBundle(_, bundle) {
          recordFiles(built, bundle);
          const [script] = Object.keys(bundle);
          const emit = (fileName: string, source: string) =>
            this.emitFile({ type: 'asset', fileName, source });
          for (const name of pageNames) emit(`frame/${name}.html`, pageHtml(name, script!));
          emit('frame/csp.txt', `${POLICY}\n`);
          emit('attributes.json', attributesJson());
        },
      },
      compress(),
    ],
  };
}

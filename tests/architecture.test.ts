import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixedTokens } from '../src/build/inline-tokens.ts';

const root = join(import.meta.dirname, '..');

const features = globSync('src/features/*', { cwd: root });

/** Folders by row: one imports only from rows above its own, and never from its neighbours (docs/architecture.md). */
const rows: string[][] = [
  ['src/lib', 'src/routes'],
  ['src/platform', 'src/gateway'],
  ['src/config'],
  ['src/i18n'],
  ['src/validation', 'src/session', 'src/ui'],
  ['src/games'],
  features,
  ['src/shell'],
  ['src/pages'],
  ['src/site', 'kiosk', 'embed'],
];
/** The embed reaches no further down than the features. */
const EMBED_ROWS = 7;
/** What an outside module may be imported by, where that is not everyone. */
const viewOnly = /^(react|react-dom|preact|wouter|swiper)(\/|$)/;

/** A stylesheet without its comments. */
const rules = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\/\*.*?\*\//gs, '');

interface Import {
  from: string;
  to: string;
  text: string;
}

const sources = globSync('{src,embed,kiosk,demo}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.endsWith('.d.ts'),
);

function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const found = source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g);
  return [...found].map(([, text]) => ({
    from: file,
    to: text!.startsWith('.') ? relative(root, join(root, dirname(file), text!)) : text!,
    text: text!,
  }));
}

const folderOf = (file: string) => rows.flat().find((folder) => file.startsWith(`${folder}/`));
const rowOf = (folder: string) => rows.findIndex((row) => row.includes(folder));
const imports = sources.flatMap(importsOf);

function wrong({ from, to, text }: Import): string | undefined {
  const [mine, theirs] = [folderOf(from), folderOf(to)];
  const say = (why: string) => `${from} imports ${text}: ${why}`;
  if (from.startsWith('demo/')) {
    if (from.startsWith('demo/fixtures/') && /^demo\/(?!fixtures\/)/.test(to)) {
      return say('the fixtures know nothing of what shows them');
    }
    const outside = to.startsWith('src/') && !/^src\/(gateway|lib)\//.test(to);
    return outside || /^(embed|kiosk|tests|e2e)\//.test(to)
      ? say('demo imports only src/gateway and src/lib')
      : undefined;
  }
  if (to.startsWith('demo/')) return say('only tests and e2e import demo');
  if (!mine || !theirs || mine === theirs) return undefined;
  if (mine === 'embed' && rowOf(theirs) >= EMBED_ROWS) return say('the embed imports rows 1 to 7 only');
  return rowOf(theirs) < rowOf(mine) ? undefined : say(`${mine} stands above or beside ${theirs}`);
}

describe('architecture', () => {
  test('imports go one way', () => {
    expect(imports.map(wrong).filter(Boolean)).toEqual([]);
  });

  test('the rule sees a wrong import', () => {
    expect(wrong({ from: 'src/features/home/x.ts', to: 'src/features/winners/y.ts', text: '' })).toContain(
      'beside',
    );
    expect(wrong({ from: 'src/ui/x.tsx', to: 'src/shell/y.tsx', text: '' })).toContain('above');
    expect(wrong({ from: 'embed/x.ts', to: 'src/shell/y.tsx', text: '' })).toContain('rows 1 to 7');
    expect(wrong({ from: 'demo/x.ts', to: 'src/session/y.ts', text: '' })).toContain('demo imports only');
    expect(wrong({ from: 'demo/fixtures/x.ts', to: 'demo/gateway/y.ts', text: '' })).toContain(
      'fixtures know',
    );
    expect(wrong({ from: 'src/lib/x.ts', to: 'demo/y.ts', text: '' })).toContain('only tests');
  });

  test('core (.ts) imports no view and no view library', () => {
    // The shells (row 9) wire core and view together, and the table of pages names each without needing it.
    const wiring = /^src\/(build\/|site\/|pages\/entries\.ts$)/;
    const core = imports.filter(
      ({ from }) => from.endsWith('.ts') && from.startsWith('src/') && !wiring.test(from),
    );
    const offending = core.filter(
      ({ from, to }) => to.endsWith('.tsx') || (viewOnly.test(to) && !typeOnly(from, to)),
    );
    expect(offending.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('no cycles', () => {
    expect(cycles()).toEqual([]);
  });

  test('files stay small: a page under 80 lines, a file under 220', () => {
    const long = sources
      .filter((file) => !/^demo\/fixtures\//.test(file))
      .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length }))
      .filter(({ file, lines }) => lines > (file.startsWith('src/pages/') ? 81 : 221));
    expect(long).toEqual([]);
  });

  test('files are named by the thing, in kebab-case', () => {
    const odd = sources.filter((file) => {
      const name = file.split('/').at(-1)!;
      return (
        !/^[a-z0-9]+(-[a-z0-9]+)*\.tsx?$/.test(name) || /^(utils?|helpers?|hooks?|index)\.tsx?$/.test(name)
      );
    });
    expect(odd).toEqual([]);
  });

  test('styles use logical properties only', () => {
    const physical =
      /(^|[\s;{])(margin|padding|border|inset)-(left|right)\b|(^|[\s;{])(left|right)\s*:|text-align:\s*(left|right)/;
    const sheets = globSync('{src,embed,kiosk}/**/*.css', { cwd: root });
    expect(sheets.filter((file) => physical.test(rules(file)))).toEqual([]);
  });

  test('tokens that builds inline are set in one place', () => {
    const fixed = fixedTokens();
    expect(fixed.get('--space-2')).toBe('8px');
    // Urdu has a font of its own, an operator an accent: those are looked up where they are used.
    for (const name of ['--font', '--accent', '--fast', '--match-parent'])
      expect(fixed.has(name)).toBe(false);
    const setAgain = globSync('{src,embed}/**/*.css', { cwd: root })
      .filter((file) => !file.endsWith('/tokens.css'))
      .flatMap((file) => [...rules(file).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => `${file} ${name}`))
      .filter((place) => fixed.has(place.split(' ')[1]!));
    expect(setAgain).toEqual([]);
  });

  test('the project speaks of the product alone', () => {
    const texts = globSync('{src,embed,kiosk,demo,tests,e2e,docs}/**/*.{ts,tsx,mjs,css,md,html}', {
      cwd: root,
    });
    const files = [
      ...texts,
      'README.md',
      'CONTRIBUTING.md',
      'CHANGELOG.md',
      'package.json',
      'package-lock.json',
    ];
    // Spelled in pieces, so that this file does not hold what it looks for.
    const forbidden = new RegExp(
      ['/wo' + 'rk/', '\\.\\./sha' + 'red', 'regis' + 'try\\.npm', '\\bTO' + 'DO\\b'].join('|'),
    );
    const present = files.filter((file) => globSync(file, { cwd: root }).length);
    expect(present.filter((file) => forbidden.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});

function typeOnly(from: string, to: string): boolean {
  const source = readFileSync(join(root, from), 'utf8');
  return new RegExp(`import type [^;]+ from '${to}'`).test(source);
}

/** Cycles of static value imports. */
function cycles(): string[] {
  const graph = new Map<string, string[]>();
  for (const file of sources) {
    const source = readFileSync(join(root, file), 'utf8');
    const statics = [...source.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+['"](\.[^'"]+)['"]/gm)];
    graph.set(
      file,
      statics.map(([, text]) => relative(root, join(root, dirname(file), text!))),
    );
  }
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) {
      found.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

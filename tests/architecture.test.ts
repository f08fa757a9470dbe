import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixedTokens } from '../src/build/styles/inline-tokens.ts';

const root = join(import.meta.dirname, '..');

/** A stylesheet without its comments. */
const rules = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\/\*.*?\*\//gs, '');

const sources = globSync('{src,embed,kiosk,demo}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.endsWith('.d.ts'),
);

describe('architecture', () => {
  test('keeps a page under 80 lines and a file under 400', () => {
    const long = sources
      .filter((file) => !/^demo\/fixtures\//.test(file))
      .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length }))
      .filter(({ file, lines }) => lines > (file.startsWith('src/pages/') ? 81 : 401));
    expect(long).toEqual([]);
  });

  test('names files in kebab-case, and none `utils` or `helpers`', () => {
    const odd = sources.filter((file) => {
      const name = file.split('/').at(-1)!;
      return (
        !/^[a-z0-9]+(-[a-z0-9]+)*\.tsx?$/.test(name) || /^(utils?|helpers?|hooks?|index)\.tsx?$/.test(name)
      );
    });
    expect(odd).toEqual([]);
  });

  test('uses logical properties only in stylesheets', () => {
    const physical =
      /(^|[\s;{])(margin|padding|border|inset)-(left|right)\b|(^|[\s;{])(left|right)\s*:|text-align:\s*(left|right)/;
    const sheets = globSync('{src,embed,kiosk}/**/*.css', { cwd: root });
    expect(sheets.filter((file) => physical.test(rules(file)))).toEqual([]);
  });

  test('ends selectors below :has() in a name, so that an inserted element does not restyle the page', () => {
    const nameless = globSync('{src,embed,kiosk}/**/*.css', { cwd: root }).flatMap((file) =>
      [...rules(file).matchAll(/[^{};]*:has\([^{]*/g)]
        .flatMap(([selectors]) => selectors.split(/,(?![^(]*\))/))
        .filter((selector) => /:has\(.*\)[^(]*\s[:*][^\s]*$/.test(selector.trim()))
        .map((selector) => `${file} ${selector.trim()}`),
    );
    expect(nameless).toEqual([]);
  });

  test('sets tokens that builds inline in one place', () => {
    const fixed = fixedTokens([], true);
    expect(fixed.get('--space-2')).toBe('8px');
    // Urdu has another font and operators set the accent, so builds cannot inline these.
    for (const name of ['--font', '--accent', '--fast', '--match-parent'])
      expect(fixed.has(name)).toBe(false);
    expect(fixed.get('--radius-m')).toBe('12px');
    expect(fixedTokens().has('--radius-m')).toBe(false);
    const setAgain = globSync('{src,embed}/**/*.css', { cwd: root })
      // The operator's iframe and dashboards inline no tokens.
      .filter((file) => !/\/tokens\.css$|^embed\/operator-frame\/|^src\/operators\//.test(file))
      .flatMap((file) => [...rules(file).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => `${file} ${name}`))
      .filter((place) => fixed.has(place.split(' ')[1]!));
    expect(setAgain).toEqual([]);
  });

  test('inlines the kiosk’s own sizes, and none that an accessibility option changes', () => {
    const kiosk = fixedTokens(['kiosk/layout/density.css', 'kiosk/accessibility/options.css']);
    expect(kiosk.get('--space-2')).toBe('10px');
    expect(kiosk.get('--target')).toBe('64px');
    for (const name of ['--type-3', '--header-size', '--column', '--radius-m', '--ground'])
      expect(kiosk.has(name)).toBe(false);
    const setAgain = globSync('kiosk/**/*.css', { cwd: root })
      .filter((file) => !/\/(density|options)\.css$/.test(file))
      .flatMap((file) => [...rules(file).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name!))
      .filter((name) => kiosk.has(name));
    expect(setAgain).toEqual([]);
  });

  test('mentions nothing outside of the project', () => {
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
    // Split, so that this file does not match.
    const forbidden = new RegExp(
      ['/wo' + 'rk/', '\\.\\./sha' + 'red', 'regis' + 'try\\.npm', '\\bTO' + 'DO\\b'].join('|'),
    );
    const present = files.filter((file) => globSync(file, { cwd: root }).length);
    expect(present.filter((file) => forbidden.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});

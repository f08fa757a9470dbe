import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { mounts } from '../../embed/mounts.ts';
import { keysIn, textsFor } from '../../src/build/embed/mount-texts.ts';
import { languageCodes } from '../../src/lib/language-codes.ts';

const dist = join(import.meta.dirname, '../../dist/embed');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const manifest = JSON.parse(read('manifest.json')) as {
  version: string;
  mounts: Record<string, string[]>;
  files: Record<string, { integrity: string; bytes: number }>;
};
const chunkOf = (mount: string) => manifest.mounts[mount]!.find((file) => file.startsWith(`${mount}-`))!;
/** Finds a shared chunk by name. */
const chunkNamed = (name: string) =>
  Object.keys(manifest.files).find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))!;

describe('build of the embed', { tags: ['EM-1'] }, () => {
  test('lists every file with its hash in the manifest', () => {
    const listed = Object.entries(manifest.files);
    const missing = listed.filter(([file]) => !globSync(file, { cwd: dist }).length);
    expect(missing).toEqual([]);
    for (const [file, { integrity, bytes }] of listed) {
      const content = readFileSync(join(dist, file));
      expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
      expect(bytes).toBe(content.length);
    }
    expect(listed.map(([file]) => file)).toContain(`${manifest.version}/foyer.js`);
  });

  test('puts the hash of every module and text into the pinned loader, and none into the other', () => {
    const pinned = read(`${manifest.version}/foyer.js`);
    const loaded = Object.keys(manifest.files).filter((file) => /-[\w-]{8}\.js$|^texts\//.test(file));
    expect(loaded).toEqual(expect.arrayContaining(Object.keys(mounts).map(chunkOf)));
    for (const file of loaded) {
      expect(pinned).toContain(`"${file}":"${manifest.files[file]!.integrity}"`);
    }
    expect(pinned).not.toMatch(/__[A-Z]+__/);
    expect(read('foyer.js')).not.toContain('sha384');
  });

  test('leaves no placeholder in a module', () => {
    const modules = Object.keys(manifest.files).filter((file) => file.endsWith('.js'));
    const waiting = modules.filter((file) =>
      /\b__[A-Z_]+__\b(?!:)/.test(read(file).replaceAll(/__(PURE|NO_SIDE_EFFECTS)__/g, '')),
    );
    expect(modules.length).toBeGreaterThan(8);
    expect(waiting).toEqual([]);
  });

  test('builds the loader as a classic ES2020 script with the file names of all mounts', () => {
    const loader = read('foyer.js');
    const written = (target: ts.ScriptTarget) =>
      ts.transpileModule(loader, { compilerOptions: { target, module: ts.ModuleKind.ESNext } }).outputText;
    expect(written(ts.ScriptTarget.ES2020)).toBe(written(ts.ScriptTarget.ESNext));
    expect(loader).not.toMatch(/^(import|export)\b/m);
    for (const mount of Object.keys(mounts)) expect(loader).toContain(chunkOf(mount));
    expect(loader).not.toMatch(/__[A-Z]+__/);
  });

  test('uses nothing that a strict CSP forbids', () => {
    for (const file of ['foyer.js', ...Object.keys(mounts).map(chunkOf)]) {
      const code = read(file);
      expect(code).not.toMatch(/\beval\(|new Function|document\.write|localStorage|sessionStorage|\.cookie/);
      expect(code).not.toMatch(/createElement\(["'`](script|style)/);
      expect(code).not.toMatch(/__(STYLES|TEXTS|RETRY|GAME_LIST|LOGIN|RIGHT_TO_LEFT)__/);
    }
  });

  test('removes Preact’s hydration from mounts', () => {
    // The login has no framework.
    for (const mount of Object.keys(mounts).filter((name) => name !== 'login')) {
      const code = manifest.mounts[mount]!.filter((file) => file.endsWith('.js')).map(read);
      const has = (part: string) => code.some((file) => file.includes(part));
      expect(has('"/$s"') || has('componentWillMount') || has('getDerivedState'), mount).toBe(false);
      expect(has('innerHTML'), mount).toBe(false);
      // The error boundary is still included.
      expect(has('componentDidCatch'), mount).toBe(true);
    }
  });

  test('adds no framework to the login', () => {
    const code = manifest.mounts.login!.filter((file) => file.endsWith('.js')).map(read);
    expect(code).toHaveLength(2);
    for (const file of code) expect(file).not.toMatch(/__k\b|createRoot|useState|nanostores/);
  });

  test('sets tokens below the host, where rules of the page do not apply', () => {
    const code = read(chunkNamed('core'));
    expect(code).toMatch(/\.embed\{[^}]*--accent:/);
    expect(code).toMatch(/\.embed:lang\(ur\)\{/);
    // Unused tokens are removed; the values of fixed tokens are inlined.
    expect(code).not.toMatch(/--(space-3|radius-m|target):/);
  });

  test('loads shared code once, and lazy parts with their own rules only', () => {
    // The login shares no chunk with them.
    for (const mount of Object.keys(mounts).filter((name) => name !== 'login')) {
      expect(manifest.mounts[mount]).toContain(chunkNamed('core'));
      expect(read(chunkOf(mount))).not.toMatch(/\.embed[{:]|\.async-view|\.button\{/);
    }
    const detail = read(chunkNamed('announcement-detail'));
    expect(detail).toMatch(/\.dialog\{.*\.html\{.*\.announcement-detail__day\{/s);
    expect(detail).not.toMatch(/\.embed[{:]|\.marquee\{|\.icon\{/);
    // The sanitiser is loaded lazily.
    expect(manifest.mounts.announcements).not.toContain(chunkNamed('sanitise'));
    // So are the fuzzy search and filters of the lobby.
    expect(manifest.mounts.lobby).not.toContain(chunkNamed('fuzzy-search'));
    expect(manifest.mounts.lobby).not.toContain(chunkNamed('lobby-filters'));
    expect(read(chunkNamed('core'))).not.toContain('a category of the operator');
  });

  test('removes unused tokens, but not names that look like tokens', () => {
    const rules = manifest.mounts.lobby!.map(read).join('');
    expect(rules).toMatch(/\.icon--directional:[^{]*\{transform:scaleX\(-1\)\}/);
  });

  test('collects the texts of each mount in every language', () => {
    for (const [mount, known] of [
      ['winners', 'winners.title'],
      ['announcements', 'announcements.untitled'],
      ['lobby', 'centre.minBetAll'],
    ] as const) {
      const code = manifest.mounts[mount]!.filter((file) => /^(?!foyer).*\.js$/.test(file)).map(read);
      code.push(read(chunkNamed('legal-line')));
      if (mount === 'announcements')
        code.push(
          ...['announcement-detail', 'banner-arrows', 'dialog'].map((name) => read(chunkNamed(name))),
        );
      if (mount === 'lobby')
        code.push(...['lobby-filters', 'lobby-chips', 'dialog'].map((name) => read(chunkNamed(name))));
      const keys = keysIn(code.join());
      expect(keys).toContain(known);
      for (const language of languageCodes) {
        const texts = JSON.parse(read(`texts/${chunkOf(mount).replace('-', `.${language}-`)}on`));
        expect(texts).toEqual(textsFor(keys, language));
      }
    }
  });

  test('finds literal text keys and refuses computed ones', () => {
    const plain = `t("winners.title");t('errors.retry');say("other.key")`;
    expect([...keysIn(plain)]).toEqual(['winners.title', 'errors.retry']);
    const computed = ['t(`winners.', '{name}`)'].join('$');
    expect(() => keysIn(computed)).toThrow('as a whole');
    expect(() => keysIn(`t('winners.' + name)`)).toThrow('as a whole');
  });

  test('checks every lazy import in a pinned loader', () => {
    const pinned = read(`${manifest.version}/foyer.js`);
    const modules = Object.keys(manifest.files).filter((file) => /^[\w-]+-[\w-]{8}\.js$/.test(file));
    const found = modules.flatMap((file) =>
      [...read(file).matchAll(/(.{0,80})\bimport\(([^)]*)\)/g)].map(([, before, what]) => ({ before, what })),
    );
    expect(found.length).toBeGreaterThanOrEqual(2);
    for (const { before, what } of found) {
      const name = /^"\.\/([\w-]+\.js)"$/.exec(what!)?.[1];
      expect(before).toMatch(new RegExp(`\\w\\("${name}",\\(\\)=>$`));
      expect(pinned).toContain(`"${name}":"sha384-`);
    }
  });

  test('knows the transitive imports of each module in a pinned loader', () => {
    const pinned = read(`${manifest.version}/foyer.js`);
    const modules = Object.keys(manifest.files).filter((file) => /^[\w-]+-[\w-]{8}\.js$/.test(file));
    for (const file of modules) {
      const listed = new RegExp(`"${file}":\\[([^\\]]*)\\]`).exec(pinned)?.[1] ?? '';
      const own = [...read(file).matchAll(/(?:^|;|\})import[^("']*["']\.\/([\w-]+\.js)["']/g)].map(
        ([, one]) => one!,
      );
      for (const one of own) expect(listed, file).toContain(`"${one}"`);
    }
  });
});

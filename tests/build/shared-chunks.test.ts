import { expect, test } from 'vitest';
import type { GraphModule } from '../../src/build/chunks/module-graph.ts';
import { sharedChunks } from '../../src/build/chunks/shared-chunks.ts';

/** A module's size, its static imports and its dynamic imports. */
type Drawn = readonly [size: number, imports?: string, later?: string];

const words = (list = '') => list.split(' ').filter(Boolean);

/** Returns a graph of modules in which `start` is loaded at the start and imports the pages `p`, `q`, `r` and `s` dynamically. */
function drawn(modules: Readonly<Record<string, Drawn>>) {
  const all = { start: [1, '', 'p q r s'] as Drawn, ...modules };
  const graph = Object.entries(all).map(([id, [size, imports, later]]): [string, GraphModule] => {
    return [id, { size, imports: words(imports), later: words(later), isStyle: id.endsWith('.css') }];
  });
  return { modules: new Map(graph), first: new Set(['start']), pages: new Set(['p', 'q', 'r', 's']) };
}

/** A saved request is worth 100 unused characters, and pages may grow to 100 times their size. */
const costs = { request: 100, file: 0, growth: 100, late: 1 };

/** Returns the modules of each chunk. */
function divided(modules: Readonly<Record<string, Drawn>>, more: object = {}): Record<string, string[]> {
  const chunks: Record<string, string[]> = {};
  for (const [id, name] of sharedChunks({ ...drawn(modules), costs, ...more })) {
    chunks[name] = [...(chunks[name] ?? []), id].sort();
  }
  return chunks;
}

test('puts modules that the same pages need into one chunk, named after its page or its largest module', () => {
  const chunks = divided(
    { p: [9, 'own one two start'], own: [99], q: [9, 'one two'], one: [500], two: [501, 'deep'], deep: [2] },
    { costs: { ...costs, request: 0 } },
  );
  expect(chunks).toEqual({ p: ['own', 'p'], q: ['q'], two: ['deep', 'one', 'two'] });
});

test('merges two chunks when the saved request is worth more than the unused code', () => {
  const of = (unused: number) =>
    divided({ p: [9, 'a b'], q: [9, 'a b'], r: [9, 'a'], a: [500], b: [unused] });
  // Two pages save a file each, and one fetches `b` without using it.
  expect(of(199)).toMatchObject({ a: ['a', 'b'] });
  expect(of(201)).toMatchObject({ a: ['a'], b: ['b'] });
});

test('merges no chunks that would import themselves over a given chunk', () => {
  const modules: Record<string, Drawn> = {
    p: [9, 'a b'],
    q: [9, 'a b'],
    r: [9, 'a'],
    a: [500],
    b: [50, 'menu'],
    menu: [70, 'a'],
  };
  const first = new Set(['start', 'menu']);
  expect(divided(modules, { first })).toMatchObject({ a: ['a', 'b'] });
  const chunks = divided(modules, { first, given: new Map([['menu', 'menu-drawer']]) });
  expect(chunks).toMatchObject({ a: ['a'], b: ['b'] });
  expect(chunks).not.toHaveProperty('menu-drawer');
});

test('counts a stylesheet as a separate file', () => {
  const of = (...[a, b]: [string, string]) =>
    divided({ p: [9, `${a} ${b}`], q: [9, `${a} ${b}`], r: [9, a], [a]: [500], [b]: [350] });
  expect(of('a', 'b')).toMatchObject({ a: ['a'], b: ['b'] });
  expect(of('a.css', 'b.css')).toMatchObject({ a: ['a.css', 'b.css'] });
});

test('counts the imports of a chunk for pages that would fetch them because of a merge', () => {
  const of = (request: number) =>
    divided(
      {
        p: [9, 'a b'],
        q: [9, 'a b'],
        r: [9, 'a', 'x y z'],
        // So many that fetching `b` without using it is too expensive.
        ...{ s: [9, 'base'], x: [9, 'base'], y: [9, 'base'], z: [9, 'base'] },
        a: [500],
        b: [50, 'base'],
        base: [60],
      },
      { costs: { ...costs, request } },
    );
  // Saves two files, but adds one with 110 characters for the page that has `a` only.
  expect(of(100)).toMatchObject({ a: ['a'], b: ['b'] });
  expect(of(2000)).not.toMatchObject({ a: ['a'] });
});

test('lets no page grow beyond its limit, and pages with a fixed budget not at all', () => {
  const modules: Record<string, Drawn> = {
    p: [9, 'a b'],
    q: [9, 'a b'],
    r: [900, 'a'],
    a: [100],
    b: [100],
  };
  expect(divided(modules)).toMatchObject({ a: ['a', 'b'] });
  expect(divided(modules, { costs: { ...costs, growth: 0.11 } })).toMatchObject({ a: ['a', 'b'] });
  expect(divided(modules, { costs: { ...costs, growth: 0.09 } })).toMatchObject({ a: ['a'], b: ['b'] });
  expect(divided(modules, { fixedBudget: new Set(['r']) })).toMatchObject({ a: ['a'], b: ['b'] });
});

test('prefers fewer files on pages at which visits begin, and lets only the others grow without a limit', () => {
  const of = (unused: number, more: object) =>
    divided({ p: [9, 'a b'], s: [9, 'a b'], q: [9, 'a'], r: [900, 'a'], a: [500], b: [unused] }, more);
  const weighed = { ...costs, landing: 8 };
  const limited = { ...weighed, growth: 0.1 };
  const landing = new Set(['p']);
  // Two pages save a file each, and two others fetch `b` without using it.
  expect(of(150, { costs: weighed })).toMatchObject({ a: ['a'], b: ['b'] });
  expect(of(150, { costs: weighed, landing })).toMatchObject({ a: ['a', 'b'] });
  expect(of(290, { costs: limited, landing })).toMatchObject({ a: ['a', 'b'] });
  expect(of(290, { costs: limited, landing: new Set(['p', 'r']) })).toMatchObject({ a: ['a'], b: ['b'] });
  expect(of(290, { costs: limited, landing, fixedBudget: new Set(['q']) })).toMatchObject({ b: ['b'] });
});

test('keeps modules that no page imports statically out of the chunks of pages, however small they are', () => {
  const chunks = divided(
    {
      p: [9, 'a', 'dialog sheet'],
      q: [9, 'a', 'dialog sheet'],
      // Needs `a` only with its dynamic imports.
      r: [9, '', 'dialog sheet'],
      a: [500],
      dialog: [9, 'a part'],
      sheet: [9, 'a part'],
      part: [1],
    },
    { costs: { ...costs, request: 1e6 } },
  );
  expect(chunks.a).toEqual(['a']);
  const late = Object.values(chunks).filter((ids) => ids.some((id) => /dialog|sheet|part/.test(id)));
  expect(late.flat().sort()).toEqual(['dialog', 'part', 'sheet']);
});

test('does not count modules that are always loaded before a dynamic import', () => {
  const modules: Record<string, Drawn> = {
    p: [9, 'a b', 'dialog'],
    q: [9, 'a b'],
    a: [500],
    b: [500],
    dialog: [9, 'b'],
  };
  // The only page that imports the dialog has loaded both.
  expect(divided(modules)).toMatchObject({ a: ['a', 'b'] });
  // A page that fetches `a` earlier saves its dynamic import the same file.
  const sooner: Record<string, Drawn> = { ...modules, p: [9, 'b', 'dialog'], dialog: [9, 'a b'] };
  expect(divided(sooner)).toMatchObject({ a: ['a', 'b'] });
  // Another page needs `b` only with the dialog, and would fetch `a` without using it.
  const requested: Record<string, Drawn> = { ...modules, r: [9, '', 'dialog'] };
  expect(divided(requested)).toMatchObject({ a: ['a'], b: ['b'] });
});

test('does not merge chunks that the first modules import dynamically', () => {
  const modules: Record<string, Drawn> = { p: [9, 'a'], q: [9, 'a'], a: [500] };
  expect(divided(modules, { costs: { ...costs, request: 1e6 } })).toEqual({
    a: ['a'],
    p: ['p'],
    q: ['q'],
  });
});

test('makes no chunks that import each other in a cycle', () => {
  // A merge of `top` and `base` would import itself through the page between them.
  const modules: Record<string, Drawn> = {
    p: [9, 'top'],
    q: [9, 'base'],
    r: [90, 'base'],
    s: [9, 'top'],
    top: [10, 'r'],
    base: [10],
  };
  const names = sharedChunks({ ...drawn(modules), costs: { ...costs, request: 5000 } });
  const importsOf = (chunk: string) =>
    Object.entries(modules)
      .filter(([id]) => names.get(id) === chunk)
      .flatMap(([, [, imports]]) => words(imports).map((id) => names.get(id)!))
      .filter((name) => name !== chunk);
  const below = (chunk: string, depth = 9): string[] =>
    depth ? importsOf(chunk).flatMap((name) => [name, ...below(name, depth - 1)]) : [];
  for (const chunk of new Set(names.values())) expect(below(chunk)).not.toContain(chunk);
});

test('gives chunks unique names, different from those that are taken', () => {
  const modules: Record<string, Drawn> = {
    p: [9, 'lists/head.ts'],
    q: [9, 'forms/head.ts lists/head.ts'],
    r: [9, 'forms/head.ts home.ts'],
    s: [9, 'home.ts'],
    'lists/head.ts': [500],
    'forms/head.ts': [500],
    'home.ts': [500],
  };
  const names = sharedChunks({ ...drawn(modules), costs: { ...costs, request: 0 }, taken: ['home', 'p'] });
  expect(Object.fromEntries(names)).toEqual({
    p: 'p-2',
    q: 'q',
    r: 'r',
    s: 's',
    'forms/head.ts': 'head',
    'lists/head.ts': 'lists-head',
    'home.ts': 'home-2',
  });
});

test('divides modules equally in any order', () => {
  const ids = Array.from({ length: 40 }, (_, n) => `m${n}`);
  const modules: Record<string, Drawn> = { p: [9], q: [9], r: [9], s: [9] };
  // The sizes are equal, so that many merges have the same gain.
  for (const [n, id] of ids.entries()) modules[id] = [100, ids.slice(n + 1, n + 3).join(' ')];
  for (const [n, page] of ['p', 'q', 'r', 's'].entries())
    modules[page] = [9, ids.filter((_, m) => (m * 7 + n * 3) % 11 < 3).join(' ')];
  const turned = Object.entries(modules)
    .reverse()
    .map(([id, [size, imports]]): [string, Drawn] => [id, [size, words(imports).reverse().join(' ')]]);
  const sorted = (all: Record<string, Drawn>) =>
    [...sharedChunks({ ...drawn(all), costs })].sort(([a], [b]) => (a < b ? -1 : 1));
  expect(sorted(Object.fromEntries(turned))).toEqual(sorted(modules));
});

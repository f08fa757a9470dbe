import { expect, test } from 'vitest';
import type { GraphModule } from '../../src/build/module-graph.ts';
import { sharedChunks } from '../../src/build/shared-chunks.ts';

/** Of a module: its size, what it imports, and what it asks for later. */
type Drawn = readonly [size: number, imports?: string, later?: string];

const words = (list = '') => list.split(' ').filter(Boolean);

/** A graph of modules, where `start` is there from the start and asks for the pages `p`, `q`, `r` and `s`. */
function drawn(modules: Readonly<Record<string, Drawn>>) {
  const all = { start: [1, '', 'p q r s'] as Drawn, ...modules };
  const graph = Object.entries(all).map(([id, [size, imports, later]]): [string, GraphModule] => {
    return [id, { size, imports: words(imports), later: words(later), isStyle: id.endsWith('.css') }];
  });
  return { modules: new Map(graph), first: new Set(['start']), pages: new Set(['p', 'q', 'r', 's']) };
}

/** Where two files count as much as 100 characters in vain, and pages may grow without end unless told. */
const costs = { request: 100, file: 0, growth: 100, late: 1 };

/** The modules of each chunk, by its name. */
function divided(modules: Readonly<Record<string, Drawn>>, more: object = {}): Record<string, string[]> {
  const chunks: Record<string, string[]> = {};
  for (const [id, name] of sharedChunks({ ...drawn(modules), costs, ...more })) {
    chunks[name] = [...(chunks[name] ?? []), id].sort();
  }
  return chunks;
}

test('what the same pages need is one chunk, named by its page or its largest module', () => {
  const chunks = divided(
    { p: [9, 'own one two start'], own: [99], q: [9, 'one two'], one: [500], two: [501, 'deep'], deep: [2] },
    { costs: { ...costs, request: 0 } },
  );
  expect(chunks).toEqual({ p: ['own', 'p'], q: ['q'], two: ['deep', 'one', 'two'] });
});

test('chunks that pages need together are one while a file fewer is worth what is fetched in vain', () => {
  const of = (inVain: number) =>
    divided({ p: [9, 'a b'], q: [9, 'a b'], r: [9, 'a'], a: [500], b: [inVain] });
  // Two pages save a file each, one fetches `b` in vain.
  expect(of(199)).toMatchObject({ a: ['a', 'b'] });
  expect(of(201)).toMatchObject({ a: ['a'], b: ['b'] });
});

test('rules count as a file of their own', () => {
  const of = (...[a, b]: [string, string]) =>
    divided({ p: [9, `${a} ${b}`], q: [9, `${a} ${b}`], r: [9, a], [a]: [500], [b]: [350] });
  expect(of('a', 'b')).toMatchObject({ a: ['a'], b: ['b'] });
  expect(of('a.css', 'b.css')).toMatchObject({ a: ['a.css', 'b.css'] });
});

test('what a chunk stands on counts for those who would fetch it with that', () => {
  const of = (request: number) =>
    divided(
      {
        p: [9, 'a b'],
        q: [9, 'a b'],
        r: [9, 'a', 'x y z'],
        // So many that none of them is to fetch `b` in vain.
        ...{ s: [9, 'base'], x: [9, 'base'], y: [9, 'base'], z: [9, 'base'] },
        a: [500],
        b: [50, 'base'],
        base: [60],
      },
      { costs: { ...costs, request } },
    );
  // Two files fewer, but one more with 110 characters for the page that has `a` alone.
  expect(of(100)).toMatchObject({ a: ['a'], b: ['b'] });
  expect(of(2000)).not.toMatchObject({ a: ['a'] });
});

test('no page grows beyond its part, and a steady one not at all', () => {
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
  expect(divided(modules, { steady: new Set(['r']) })).toMatchObject({ a: ['a'], b: ['b'] });
});

test('what no page reaches stays late, however little it weighs', () => {
  const chunks = divided(
    {
      p: [9, 'a', 'dialog sheet'],
      q: [9, 'a', 'dialog sheet'],
      // Has `a` no sooner than what it asks for.
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

test('what is there whenever something is asked for is not counted for it', () => {
  const modules: Record<string, Drawn> = {
    p: [9, 'a b', 'dialog'],
    q: [9, 'a b'],
    a: [500],
    b: [500],
    dialog: [9, 'b'],
  };
  // The page that alone asks for the dialog has brought both.
  expect(divided(modules)).toMatchObject({ a: ['a', 'b'] });
  // A page that fetches `a` sooner spares what it asks for later just that.
  const sooner: Record<string, Drawn> = { ...modules, p: [9, 'b', 'dialog'], dialog: [9, 'a b'] };
  expect(divided(sooner)).toMatchObject({ a: ['a', 'b'] });
  // Another has `b` no sooner than the dialog, and would fetch `a` in vain.
  const asked: Record<string, Drawn> = { ...modules, r: [9, '', 'dialog'] };
  expect(divided(asked)).toMatchObject({ a: ['a'], b: ['b'] });
});

test('what the first modules ask for has its chunk to itself', () => {
  const modules: Record<string, Drawn> = { p: [9, 'a'], q: [9, 'a'], a: [500] };
  expect(divided(modules, { costs: { ...costs, request: 1e6 } })).toEqual({
    a: ['a'],
    p: ['p'],
    q: ['q'],
  });
});

test('no chunks import each other in a circle', () => {
  // `top` and `base` would be one, were not a page between them, which has its chunk to itself.
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

test('names are unique, and keep away from those that are taken', () => {
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

test('the division is the same in whatever order the modules came', () => {
  const ids = Array.from({ length: 40 }, (_, n) => `m${n}`);
  const modules: Record<string, Drawn> = { p: [9], q: [9], r: [9], s: [9] };
  // Of equal sizes, so that many joins gain the same.
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

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areasOf } from './areas.ts';
import { sampleOf } from './sample.ts';
import { survivorsOf } from './survivors.ts';
import { isMeasured, readTable, scoresOf, writeTable } from './table.ts';

const root = join(import.meta.dirname, '../..');

const report = {
  files: {
    'src/lib/one.ts': {
      mutants: ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'].map(
        (status) => ({ status }),
      ),
    },
    'src/lib/none.ts': { mutants: [] },
  },
};

test('a score counts what the tests noticed of all that has a verdict', () => {
  expect(writeTable(scoresOf(report))).toContain(`## lib

| file | mutants | killed | timeout | survived | uncovered | noted | score |
|---|--:|--:|--:|--:|--:|--:|--:|
| src/lib/none.ts | 0 | 0 | 0 | 0 | 0 | 0 | none |
| src/lib/one.ts | 5 | 2 | 1 | 1 | 1 | 1 | 60.0 % |
| **all** | 5 | 2 | 1 | 1 | 1 | 1 | 60.0 % |
`);
});

test('a run that broke off measures nothing', () => {
  const score = scoresOf(report).get('src/lib/one.ts')!;
  expect([isMeasured(score, 6), isMeasured(score, 8), isMeasured(score, 9)]).toEqual([true, true, false]);
  expect(isMeasured(scoresOf(report).get('src/lib/none.ts')!, 0)).toBe(true);
});

test('a table that is read is written as it was, whatever the order of the runs', () => {
  const other = { files: { 'src/features/team/a.ts': { mutants: [{ status: 'Killed' }] } } };
  const scores = [...scoresOf(report), ...scoresOf(other)];
  const table = writeTable(new Map(scores));
  expect(writeTable(readTable(table))).toBe(table);
  expect(writeTable(new Map(scores.reverse()))).toBe(table);
  expect(table.match(/^## .*/gm)).toEqual(['## features/team', '## lib']);
});

test('a sample says of how many mutants it is one, and is read as it was written', () => {
  const score = { ...scoresOf(report).get('src/lib/one.ts')!, of: 40 };
  const table = writeTable(new Map([['src/lib/one.ts', score]]));
  expect(table).toContain('| src/lib/one.ts | 5 of 40 | 2 | 1 | 1 | 1 | 1 | 60.0 % |');
  expect(writeTable(readTable(table))).toBe(table);
});

test('a sample is the same each time, no larger than asked for, and of mutants with none inside', async () => {
  const sample = await sampleOf(root, 'src/lib/digits.ts', 4);
  expect(await sampleOf(root, 'src/lib/digits.ts', 4)).toEqual(sample);
  expect(sample.patterns).toHaveLength(4);
  const all = await sampleOf(root, 'src/lib/digits.ts', 1_000);
  expect(all.patterns).toEqual(expect.arrayContaining(sample.patterns));
  expect(all.patterns.length).toBeLessThan(all.mutants);
  const places = all.patterns.map((pattern) =>
    /:(\d+):(\d+)-(\d+):(\d+)$/.exec(pattern)!.slice(1).map(Number),
  );
  const at = (line = 0, column = 0) => line * 1_000 + column;
  for (const [line, column, lastLine, lastColumn] of places) {
    const inside = places.filter(
      ([l, c, ll, lc]) => at(l, c) >= at(line, column) && at(ll, lc) <= at(lastLine, lastColumn),
    );
    expect(inside).toHaveLength(1);
  }
});

test('a path names the core files below it, by the folder whose tests judge them', () => {
  const areas = areasOf(root, ['src/session/', 'src/features/wallet', 'src/lib/digits.ts']);
  expect(areas.map(({ name }) => name)).toEqual(['features/wallet', 'lib', 'session']);
  expect(areas[1]!.files).toEqual(['src/lib/digits.ts']);
  expect(areas[2]!.files).toContain('src/session/session.ts');
  expect(areas[2]!.tests).toContain('tests/session/session.test.ts');
  expect(areasOf(root, ['src/lib']).flatMap(({ files }) => files)).not.toContain('src/lib/css.d.ts');
  expect(areasOf(root, ['src/site/main.tsx', 'src/nowhere', 'demo/gateway'])).toEqual([]);
});

test('the tests of views judge core files where there are no others', () => {
  const [invite] = areasOf(root, ['src/features/invite']);
  expect(invite!.tests).toEqual(['tests/features/invite/invite-view.test.tsx']);
  const [promotions] = areasOf(root, ['src/features/promotions']);
  expect(promotions!.tests.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  const [all] = areasOf(root, ['src/features/promotions'], { views: true });
  expect(all!.tests).toEqual(expect.arrayContaining(promotions!.tests));
  expect(all!.tests.length).toBeGreaterThan(promotions!.tests.length);
});

test('what survived is told with its place and its change', () => {
  const source = 'const a = 1;\nif (a > 0) {\n  act();\n}\n';
  const mutant = (status: string, start: [number, number], end: [number, number], replacement: string) => ({
    mutatorName: 'Any',
    status,
    replacement,
    location: { start: { line: start[0], column: start[1] }, end: { line: end[0], column: end[1] } },
  });
  expect(
    survivorsOf('src/lib/one.ts', source, [
      mutant('NoCoverage', [2, 12], [4, 2], '{}'),
      mutant('Killed', [1, 1], [1, 6], 'let'),
      mutant('Survived', [2, 5], [2, 10], 'a >= 0'),
    ]),
  ).toEqual([
    'src/lib/one.ts:2:5 Any: a > 0 => a >= 0',
    'src/lib/one.ts:2:12 Any (uncovered): { act(); } => {}',
  ]);
});

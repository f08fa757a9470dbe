import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { areasOf } from './areas.ts';
import { sampleOf } from './sample.ts';
import { type Mutant, survivorsOf } from './survivors.ts';
import { isMeasured, readTable, scoresOf, writeTable } from './table.ts';

/**
 * `npm run mutate -- src/session src/lib/digits.ts`: mutates core files, prints what survives and notes the scores. With
 * `--sample 8` it takes at most eight places of each file, with `--views` tests of views judge as well.
 */
const root = join(import.meta.dirname, '../..');
const table = join(root, 'docs/mutation.md');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, views: { type: 'boolean' } },
});
const most = Number(values.sample ?? 0);

const areas = areasOf(root, positionals, values);
if (areas.length === 0) {
  console.error('Say which core files: npm run mutate -- src/session src/lib/digits.ts');
  process.exit(1);
}
for (const { name, files, tests } of areas) {
  if (tests.length === 0) {
    console.log(`src/${name} has no tests in tests/${name}`);
    continue;
  }
  const started = performance.now();
  const folder = `.data/mutation/${name.replaceAll('/', '-')}`;
  const report = join(root, folder, most ? 'sample.json' : 'report.json');
  const jsonReporter = { fileName: report };
  process.env.MUTATION_TESTS = tests.join(',');
  if (most) {
    const samples = await Promise.all(files.map((file) => sampleOf(root, file, most)));
    const mutate = samples.flatMap(({ patterns }) => patterns);
    if (mutate.length) await new Stryker({ mutate, incremental: false, jsonReporter }).runMutationTest();
    const counts = new Map(samples.map(({ mutants }, index) => [files[index]!, mutants]));
    if (mutate.length) note(files, readFileSync(report, 'utf8'), counts);
  } else {
    const earlier = join(root, folder, 'earlier.json');
    forgetOldSurvivors(earlier);
    await new Stryker({ mutate: files, incrementalFile: earlier, jsonReporter }).runMutationTest();
    note(files, readFileSync(report, 'utf8'));
  }
  console.log(`src/${name}: ${Math.round((performance.now() - started) / 1000)} s\n`);
}

/**
 * Prints what survived in some files, and puts their scores into the table; what is gone from src/ leaves it. `all`: how
 * many mutants a file has of which a sample was taken.
 */
function note(files: readonly string[], report: string, all?: ReadonlyMap<string, number>): void {
  const { files: mutated }: Results = JSON.parse(report);
  for (const file of files) {
    const { source = '', mutants = [] } = mutated[file] ?? {};
    for (const line of survivorsOf(file, source, mutants)) console.log(line);
  }
  const measured = scoresOf({ files: mutated });
  const scores = readTable(existsSync(table) ? readFileSync(table, 'utf8') : '');
  for (const file of files) {
    const score = measured.get(file);
    if (score && isMeasured(score, mutated[file]?.mutants.length ?? 0)) {
      scores.set(file, { ...score, of: all?.get(file) });
    } else {
      scores.delete(file);
      if (score) console.error(`${file} was not measured: too many of its mutants have no verdict`);
    }
  }
  for (const file of scores.keys()) if (!existsSync(join(root, file))) scores.delete(file);
  writeFileSync(table, writeTable(scores));
}

/**
 * Stryker names no test for what runs while a file loads, so it would keep what survived there, or was not loaded,
 * whatever tests were added.
 */
function forgetOldSurvivors(file: string): void {
  if (!existsSync(file)) return;
  const kept: Results = JSON.parse(readFileSync(file, 'utf8'));
  for (const source of Object.values(kept.files)) {
    source.mutants = source.mutants.filter(
      ({ status, static: loads }) => status !== 'NoCoverage' && !(loads && status === 'Survived'),
    );
  }
  writeFileSync(file, JSON.stringify(kept));
}

/** Stryker's JSON report, as far as it is used here. */
interface Results {
  files: Record<string, { source: string; mutants: (Mutant & { static?: boolean })[] }>;
}

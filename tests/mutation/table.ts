import { areaOf } from './areas.ts';

/** What became of the mutants of one file. */
export interface Score {
  killed: number;
  timeout: number;
  survived: number;
  /** Mutants in code that none of the folder's tests runs. */
  uncovered: number;
  /** Noted in the code as changing nothing that can be seen. */
  noted: number;
  /** Mutants of the whole file, where only a sample of them was taken. */
  of?: number | undefined;
}

type Verdict = Exclude<keyof Score, 'of'>;

/** The part of Stryker's JSON report that is read here. */
export interface Report {
  files: Record<string, { mutants: readonly { status: string }[] }>;
}

const kinds: Readonly<Record<string, Verdict>> = {
  Killed: 'killed',
  Timeout: 'timeout',
  Survived: 'survived',
  NoCoverage: 'uncovered',
  Ignored: 'noted',
};

/** The scores of a report, by file; a mutant that does not load has no verdict and is not counted. */
export function scoresOf(report: Report): Map<string, Score> {
  const scores = new Map<string, Score>();
  for (const [file, { mutants }] of Object.entries(report.files)) {
    const score: Score = { killed: 0, timeout: 0, survived: 0, uncovered: 0, noted: 0 };
    for (const { status } of mutants) {
      const kind = kinds[status];
      if (kind) score[kind]++;
    }
    scores.set(file, score);
  }
  return scores;
}

/** Whether a score stands for its file: a run that broke off leaves most of the mutants without a verdict. */
export function isMeasured(score: Score, mutants: number): boolean {
  const { killed, timeout, survived, uncovered, noted } = score;
  return killed + timeout + survived + uncovered + noted >= 0.75 * mutants;
}

const ROW = /^\| (src\/\S+\.ts) \| \d+(?: of (\d+))? \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|/gm;

/** The scores that a table holds. */
export function readTable(text: string): Map<string, Score> {
  const scores = new Map<string, Score>();
  for (const [, file, of, ...counts] of text.matchAll(ROW)) {
    const [killed = 0, timeout = 0, survived = 0, uncovered = 0, noted = 0] = counts.map(Number);
    const score = { killed, timeout, survived, uncovered, noted };
    scores.set(file!, of ? { ...score, of: Number(of) } : score);
  }
  return scores;
}

const INTRODUCTION = `# Mutation scores

Written by \`npm run mutate\`; CONTRIBUTING.md says how to read it. "8 of 40": a sample of the 40
mutants of a file. A file that is not here has no mutants, or was not measured.
`;

const HEAD = `| file | mutants | killed | timeout | survived | uncovered | noted | score |
|---|--:|--:|--:|--:|--:|--:|--:|`;

/** The table of all scores, one part per folder with its sum. */
export function writeTable(scores: ReadonlyMap<string, Score>): string {
  const areas = new Map<string, [string, Score][]>();
  for (const entry of [...scores].sort(byFile)) {
    const area = areaOf(entry[0]) ?? '';
    areas.set(area, [...(areas.get(area) ?? []), entry]);
  }
  const parts = [...areas].map(([area, entries]) => {
    const rows = entries.map(([file, score]) => rowOf(file, score));
    return `\n## ${area}\n\n${HEAD}\n${[...rows, rowOf('**all**', sumOf(entries))].join('\n')}\n`;
  });
  return INTRODUCTION + parts.join('');
}

function rowOf(name: string, { killed, timeout, survived, uncovered, noted, of }: Score): string {
  const found = killed + timeout;
  const mutants = found + survived + uncovered;
  const counted = of && of > mutants ? `${mutants} of ${of}` : mutants;
  const score = mutants ? `${((100 * found) / mutants).toFixed(1)} %` : 'none';
  return `| ${[name, counted, killed, timeout, survived, uncovered, noted, score].join(' | ')} |`;
}

function sumOf(entries: readonly [string, Score][]): Score {
  const sum: Score = { killed: 0, timeout: 0, survived: 0, uncovered: 0, noted: 0 };
  for (const [, score] of entries) {
    for (const kind of Object.keys(sum) as Verdict[]) sum[kind] += score[kind];
  }
  return sum;
}

function byFile([a]: [string, Score], [b]: [string, Score]): number {
  return a < b ? -1 : 1;
}

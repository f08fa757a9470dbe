/** A place in a file, from 1. */
interface Place {
  line: number;
  column: number;
}

export interface Mutant {
  mutatorName: string;
  status: string;
  replacement?: string;
  location: { start: Place; end: Place };
}

/** Mutants that no test noticed, one a line: place, what stood there and what was put in its place. */
export function survivorsOf(file: string, source: string, mutants: readonly Mutant[]): string[] {
  const lines = source.split('\n');
  return mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .sort(({ location: { start: a } }, { location: { start: b } }) => a.line - b.line || a.column - b.column)
    .map(({ status, location: { start, end }, replacement = '', mutatorName }) => {
      const stood = lines.slice(start.line - 1, end.line);
      stood[stood.length - 1] = stood.at(-1)!.slice(0, end.column - 1);
      stood[0] = stood[0]!.slice(start.column - 1);
      const mark = status === 'NoCoverage' ? ' (uncovered)' : '';
      return `${file}:${start.line}:${start.column} ${mutatorName}${mark}: ${short(stood.join(' '))} => ${short(replacement)}`;
    });
}

function short(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 45)} ... ${line.slice(-10)}` : line;
}

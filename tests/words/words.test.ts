import { describe, expect, test } from 'vitest';
import { describeFinding, findBannedPhrases, findIn } from './prose.ts';

test('no comment, test title or document has a banned phrase', () => {
  expect(findBannedPhrases().map(describeFinding).join('\n')).toBe('');
}, 120_000);

describe('finds a banned phrase', () => {
  const linesOf = (file: string, ...lines: string[]) =>
    findIn(file, lines.join('\n')).map(({ line }) => line);

  test('in a comment over two lines', () => {
    expect(linesOf('a.ts', 'const a = 1;', '// The page says what', '// of it is missing.')).toEqual([2]);
    expect(linesOf('a.ts', '/**', ' * The player is', ' * told the reason.', ' */', 'const a = 1;')).toEqual([
      1,
    ]);
  });

  test('in a comment of a stylesheet', () => {
    expect(linesOf('a.css', 'a { color: red }', '/* The badge stands above. */')).toEqual([2]);
  });

  test('in the title of a test, a group, a table of tests and a step', () => {
    for (const call of ['test', 'it', 'describe', 'test.each([1])', 'test.step', 'describe.each([1])'])
      expect(linesOf('a.test.ts', '', `${call}('it is told', () => {});`)).toEqual([2]);
    expect(linesOf('a.test.ts', `test(\`it is told \${1}\`, () => {});`)).toEqual([1]);
  });

  test('in a paragraph of a document over two lines', () => {
    expect(linesOf('a.md', '# Title', '', 'The operator sees', 'what of it', 'is wrong.')).toEqual([3]);
  });

  test('with the hint for the phrase', () => {
    expect(findIn('a.md', 'Whoever reads it').map(describeFinding)).toEqual([
      'a.md:1 Whoever reads it\n    instead: name the person or the caller',
    ]);
  });
});

describe('ignores a banned phrase', () => {
  test('in code, strings and quoted code', () => {
    expect(findIn('a.ts', "const whoever = 'is told'; // Reads `whoever`.")).toEqual([]);
    expect(findIn('a.md', 'The value `whoever`.\n\n```ts\n// is told\n```\n')).toEqual([]);
  });

  test('in a longer word and in a term', () => {
    expect(findIn('a.md', 'It understands the stand-in, which stands for ofetch.')).toEqual([]);
  });

  test('over two paragraphs, or over two items of a list', () => {
    expect(findIn('a.md', 'This is what\n\nof all things')).toEqual([]);
    expect(findIn('a.md', '- This is what\n- of all things')).toEqual([]);
  });
});

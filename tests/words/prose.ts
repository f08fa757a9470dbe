import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { banned } from './banned.ts';

const root = join(import.meta.dirname, '../..');

/** A phrase of the ban list that a comment, a test title or a document has. */
export interface Finding {
  file: string;
  line: number;
  text: string;
  instead: string;
}

interface Prose {
  line: number;
  text: string;
}

/**
 * Searches comments, test titles and documents for phrases of the ban list.
 * @param paths files and folders, relative to the repository; all of it when empty
 */
export function findBannedPhrases(paths: readonly string[] = []): Finding[] {
  return proseFiles(paths).flatMap((file) => findIn(file, readFileSync(join(root, file), 'utf8')));
}

/**
 * Searches the content of one file.
 * @param file its name, whose extension decides what is prose
 */
export function findIn(file: string, content: string): Finding[] {
  return proseOf(file, content).flatMap(({ line, text }) => {
    const [, instead] = banned.find(([phrase]) => phrase.test(text)) ?? [];
    return instead ? [{ file, line, text, instead }] : [];
  });
}

/** Formats a finding with its place and the hint. */
export function describeFinding({ file, line, text, instead }: Finding): string {
  return `${file}:${line} ${text}\n    instead: ${instead}`;
}

function proseFiles(paths: readonly string[]): string[] {
  const all = globSync(['*.{md,ts,mjs}', '{src,embed,kiosk,demo,tests,e2e,docs}/**/*.{ts,tsx,mjs,css,md}'], {
    cwd: root,
    exclude: ['**/last-release/**', 'demo/fixtures/content/**', 'tests/words/**'],
  });
  const folders = paths.map((path) => path.replace(/\/$/, ''));
  return all.filter(
    (file) => folders.length === 0 || folders.some((path) => file === path || file.startsWith(`${path}/`)),
  );
}

function proseOf(file: string, text: string): Prose[] {
  if (file.endsWith('.md'))
    return paragraphs(text.replace(/```.*?```/gs, blank).replace(/`[^`\n]*`/g, blank));
  if (file.endsWith('.css')) {
    return [...text.matchAll(/\/\*.*?\*\//gs)].map((match) => commentAt(text, match.index, match[0]));
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return [...comments(source), ...titles(source)];
}

/** Replaces text by spaces and keeps its line breaks, so that later lines keep their numbers. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Joins the lines of a paragraph, so that a phrase over two lines is found. */
function paragraphs(text: string): Prose[] {
  const found: Prose[] = [];
  text.split('\n').forEach((line, index) => {
    const words = line.trim();
    const last = found.at(-1);
    if (words === '' || /^(?:[-*|#>]|\d+\.)/.test(words) || !last?.text)
      found.push({ line: index + 1, text: words });
    else last.text += ` ${words}`;
  });
  return found;
}

function commentAt(text: string, position: number, comment: string): Prose {
  const words = comment
    .replace(/^\/\*+|\*\/$/g, '')
    .replace(/^\s*(?:\/\/|\*) ?/gm, '')
    .replace(/`[^`]*`/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { line: text.slice(0, position).split('\n').length, text: words };
}

function comments(source: ts.SourceFile): Prose[] {
  const code = withoutLiterals(source);
  const found = [...code.matchAll(/\/\/[^\n]*|\/\*.*?\*\//gs)];
  // A comment of several `//` lines is one sentence or more: joined, a phrase over two lines is found.
  const joined: { pos: number; end: number; text: string }[] = [];
  for (const { index: pos, 0: comment } of found) {
    const end = pos + comment.length;
    const last = joined.at(-1);
    if (last && comment.startsWith('//') && /^\s*$/.test(code.slice(last.end, pos))) {
      last.text += `\n${comment}`;
      last.end = end;
    } else joined.push({ pos, end, text: comment });
  }
  return joined.map(({ pos, text: comment }) => commentAt(code, pos, comment));
}

/** Replaces strings, templates, regular expressions and JSX texts by underscores: they may contain `//`. */
function withoutLiterals(source: ts.SourceFile): string {
  const { text } = source;
  let code = '';
  let from = 0;
  const visit = (node: ts.Node) => {
    if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const start = ts.isJsxText(node) ? node.pos : node.getStart(source);
      code += text.slice(from, start) + text.slice(start, node.end).replace(/[^\n]/g, '_');
      from = node.end;
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return code + text.slice(from);
}

/** The titles of `test`, `it`, `describe` and `test.step`, with or without `.each` and the like. */
function titles(source: ts.SourceFile): Prose[] {
  const found: Prose[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /^(?:test|it|describe)\b/.test(node.expression.getText(source))) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        const { line } = source.getLineAndCharacterOfPosition(title.getStart(source));
        found.push({ line: line + 1, text: title.getText(source).slice(1, -1) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

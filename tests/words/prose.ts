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
  return proseFiles(paths).flatMap((file) =>
    proseOf(file).flatMap(({ line, text }) => {
      const [, instead] = banned.find(([phrase]) => phrase.test(text)) ?? [];
      return instead ? [{ file, line, text, instead }] : [];
    }),
  );
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

function proseOf(file: string): Prose[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.md'))
    return paragraphs(text.replace(/```.*?```/gs, blank).replace(/`[^`\n]*`/g, blank));
  if (file.endsWith('.css')) {
    return [...text.matchAll(/\/\*.*?\*\//gs)].map((match) => commentAt(text, match.index, match[0]));
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
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
  const { text } = source;
  const found = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node) => {
    for (const range of ts.getLeadingCommentRanges(text, node.pos) ?? []) found.set(range.pos, range);
    for (const range of ts.getTrailingCommentRanges(text, node.end) ?? []) found.set(range.pos, range);
    for (const child of node.getChildren(source)) if (child.kind !== ts.SyntaxKind.JSDoc) visit(child);
  };
  visit(source);
  // A comment of several `//` lines is one sentence or more: joined, a phrase over two lines is found.
  const joined: { pos: number; end: number; text: string }[] = [];
  for (const { pos, end } of [...found.values()].sort((one, other) => one.pos - other.pos)) {
    const comment = text.slice(pos, end);
    const last = joined.at(-1);
    if (last && comment.startsWith('//') && /^\s*$/.test(text.slice(last.end, pos))) {
      last.text += `\n${comment}`;
      last.end = end;
    } else joined.push({ pos, end, text: comment });
  }
  return joined.map(({ pos, text: comment }) => commentAt(text, pos, comment));
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

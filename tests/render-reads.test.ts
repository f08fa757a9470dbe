import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Globals that a server does not have, or that differ between visits. */
const deviceGlobals = new Set([
  'document',
  'history',
  'localStorage',
  'location',
  'matchMedia',
  'navigator',
  'sessionStorage',
  'window',
]);
/** Calls that run their callback while rendering. */
const immediate = /^(every|filter|find|findIndex|flatMap|forEach|map|reduce|some|useMemo|useState)$/;

/** Reads that give the server and the browser the same result, or that no server renders. */
const exceptions = new Set([
  // The server has the page's address.
  'src/features/announcements/banner-slide.tsx location',
  'src/shell/footer/footer.tsx location',
  'src/features/protection/help-organisations.tsx location',
  // The server does not render the registration.
  'src/features/account/register/register-form.tsx location',
  // The server does not render the page of the app.
  'src/features/install/phone-code.tsx location',
  // Members and agents only.
  'src/features/invite/invite-view.tsx location',
  'src/pages/open-account.tsx location',
  // In a game's window, which opens by a tap.
  'src/games/launch/game-iframe.tsx navigator',
  'src/shell/game/game-tools.tsx document',
  // Toasts appear after hydration.
  'src/ui/toast-host.tsx document',
]);

const nameOf = (node: ts.Node): string =>
  (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) && node.name
    ? node.name.text
    : ts.isVariableDeclaration(node.parent) && ts.isIdentifier(node.parent.name)
      ? node.parent.name.text
      : '';

/** Returns whether a function is a component or a hook, or runs while one renders. */
function runsInRender(node: ts.Node): boolean {
  if (/^([A-Z]|use[A-Z])/.test(nameOf(node))) return true;
  const { parent } = node;
  if (!ts.isCallExpression(parent) || parent.expression === node) return false;
  const called = ts.isPropertyAccessExpression(parent.expression)
    ? parent.expression.name
    : parent.expression;
  return ts.isIdentifier(called) && immediate.test(called.text) && isInRender(parent);
}

/** Returns whether code runs while a component renders. */
function isInRender(node: ts.Node): boolean {
  const around = ts.findAncestor(node.parent, ts.isFunctionLike);
  return around !== undefined && runsInRender(around);
}

function readsIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (![...deviceGlobals].some((name) => text.includes(name))) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && deviceGlobals.has(node.text) && isRead(node) && isInRender(node)) {
      found.push(`${file} ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns whether an identifier reads the global, and is no name of a property, a prop or a type. */
function isRead({ parent, ...node }: ts.Identifier): boolean {
  if (ts.isPropertyAccessExpression(parent)) return parent.expression.pos === node.pos;
  return ts.isCallExpression(parent) && parent.expression.pos === node.pos;
}

test('no component reads browser state while it renders', () => {
  const files = globSync('src/**/*.tsx', { cwd: root }).filter((file) => !/^src\/operators\//.test(file));
  const found = new Set(files.flatMap(readsIn));
  expect([...found].filter((read) => !exceptions.has(read))).toEqual([]);
  expect([...exceptions].filter((read) => !found.has(read))).toEqual([]);
});

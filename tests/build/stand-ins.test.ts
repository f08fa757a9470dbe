import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { standInFile, standIns } from '../../src/build/embed/stand-ins.ts';
import { projectFile } from '../../src/build/project-file.ts';

/** Returns the names of the values that a module exports. */
function exportsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      return exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.map(({ name }) => name.text)
        : [];
    }
    if (!ts.canHaveModifiers(statement)) return [];
    const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => (name as ts.Identifier).text);
    return ts.isFunctionDeclaration(statement) ? [statement.name!.text] : [];
  });
}

const files = standIns.filter(({ replaces }) => /^(src|node_modules)\//.test(replaces));

describe('stand-ins of the embed', () => {
  test.each(files)('$by replaces an existing file', ({ replaces }) => {
    expect(existsSync(projectFile(replaces))).toBe(true);
  });

  test.each(files.filter(({ replaces }) => /^src\/.*\.tsx?$/.test(replaces)))(
    '$by exports only names of its original',
    (standIn) => {
      expect(exportsOf(projectFile(standIn.replaces))).toEqual(
        expect.arrayContaining(exportsOf(standInFile(standIn))),
      );
    },
  );

  test('every file of embed/stand-ins is in the table, or a part of one that is', () => {
    const parts = ['checks.ts', 'record-check.ts', 'lazy-poll-resource.ts'];
    const named = new Set([...standIns.map(({ by }) => by), ...parts]);
    const present = globSync('embed/stand-ins/*', { cwd: projectFile('.') }).map((file) => basename(file));
    expect(present.filter((file) => !named.has(file))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { attributeNotes, commonNotes } from '../../../embed/attributes/attribute-notes.ts';
import type { AttributeRule } from '../../../embed/attributes/read-attributes.ts';
import { type MountName, mounts } from '../../../embed/mounts.ts';
import { projectFile } from '../project-file.ts';

/** Returns the type of an attribute's value in scripts; enumerated values in upper and lower case. */
function typeOf(rule: AttributeRule): string {
  if ('like' in rule) return 'string';
  if (!('of' in rule)) return 'number';
  return rule.of
    .flatMap((word) => [...new Set([word, word.toLowerCase()])].map((each) => `'${each}'`))
    .join(' | ');
}

function property(name: string, type: string, note = ''): string {
  return `    /** ${note} */\n    ${name}?: ${type} | null | undefined;`;
}

/** Returns types of the mounts' attributes, from the table that validates them, with the notes of the documentation. */
function mountTypes(): string {
  const rows = (Object.keys(mounts) as MountName[]).map((mount) => {
    const notes: Readonly<Record<string, string>> = { ...commonNotes, ...attributeNotes[mount] };
    const own = Object.entries(mounts[mount]).map(([name, rule]) =>
      property(name, typeOf(rule), notes[name]),
    );
    return `  ${mount}: {\n${own.join('\n')}\n  };`;
  });
  return `/** The attributes of each mount; null or undefined is their default. */
export interface MountAttributes {
${rows.join('\n')}
}

export type MountName = keyof MountAttributes;

/** Options of a mount: its attributes by their names in \`dataset\`. */
export type MountOptions<Name extends MountName = MountName> = {
  [Each in Name]: MountAttributes[Each] & {
    foyer?: Each;
    /** Origin of the operator, where a page has several. */
    site?: string | null | undefined;
  };
}[Name];`;
}

/** Returns the declaration of a type in a source file, with its comment. */
function declared(file: string, name: string): string {
  const source = ts.createSourceFile(
    file,
    readFileSync(projectFile(file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found = source.statements.find(
    (each) => (ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each)) && each.name.text === name,
  );
  if (!found) throw new Error(`${file} declares no ${name}`);
  return source.text.slice(found.getFullStart(), found.end).trim();
}

/** Globals of a page after the loader has run. */
const GLOBALS = `type EventMap = { [Name in EventName as \`foyer:\${Name}\`]: CustomEvent<Events[Name]> };

declare global {
  interface GlobalEventHandlersEventMap extends EventMap {}
  interface Window {
    /** The first operator's script, where the page has no \`Foyer\` of its own. */
    Foyer?: Foyer;
  }
}`;

/** Returns the declarations of a source file of the package, without its imports. */
function declarationsOf(file: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(projectFile(file), 'utf8'), {
    fileName: file,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, strict: true, target: ts.ScriptTarget.ES2023 },
  });
  const [wrong] = diagnostics;
  if (wrong) throw new Error(ts.flattenDiagnosticMessageText(wrong.messageText, '\n'));
  return outputText.replace(/^import .*\n/gm, '').trim();
}

/** Returns the content of the package's `.d.ts` files, by entry. */
export function npmTypes(): Record<'index' | 'react', string> {
  const index = [
    mountTypes(),
    declared('embed/events.ts', 'Events'),
    declared('embed/events.ts', 'EventName'),
    declared('embed/diagnose/finding.ts', 'Cause'),
    declared('embed/diagnose/finding.ts', 'Finding'),
    declared('embed/loader/loader.ts', 'Foyer'),
    declarationsOf('embed/npm/load-foyer.ts'),
    GLOBALS,
  ];
  const react = [
    "import type { ReactElement, ReactNode } from 'react';",
    "import type { EventName, Events, LoadOptions, MountAttributes, MountName } from './index.js';",
    declarationsOf('embed/npm/foyer-mount.tsx'),
  ];
  return { index: `${index.join('\n\n')}\n`, react: `${react.join('\n')}\n` };
}

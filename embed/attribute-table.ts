import { attributeName } from './attribute-name.ts';
import { attributeNotes, heightNote } from './attribute-notes.ts';
import type { Attribute } from './attributes.ts';
import { HIGHEST, heights } from './heights.ts';
import { type MountName, mounts } from './mounts.ts';

/** The attributes of a mount as the table in the documentation. */
export function attributeTable(mount: MountName): string {
  const notes: Readonly<Record<string, string>> = attributeNotes[mount];
  const { otherwise, by } = heights[mount];
  const byLanguage = Object.entries(by).map(([code, value]) => `${code} ${value}`);
  const rows = Object.entries(mounts[mount]).map(([name, rule]: [string, Attribute]) =>
    'of' in rule
      ? rowOf(name, rule.of.join(', '), '', notes[name])
      : rowOf(name, `${rule.min} to ${rule.max}`, String(rule.otherwise), notes[name]),
  );
  const height = rowOf('minHeight', `0 to ${HIGHEST}`, [otherwise, ...byLanguage].join(', '), heightNote);
  return ['| attribute | values | default | |', '|---|---|---|---|', ...rows, height].join('\n');
}

function rowOf(name: string, values: string, otherwise: string, note = ''): string {
  return `| \`${attributeName(name)}\` | ${values} | ${otherwise} | ${note} |`;
}

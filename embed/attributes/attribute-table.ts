import { heights, LEGAL_LINE } from '../heights.ts';
import { type MountName, mounts } from '../mounts.ts';
import { attributeName } from './attribute-name.ts';
import { attributeNotes, commonNotes } from './attribute-notes.ts';
import { type Attribute, wantedBy } from './read-attributes.ts';

/** The attributes of a mount as the table in the documentation. */
export function attributeTable(mount: MountName): string {
  const notes: Readonly<Record<string, string>> = { ...commonNotes, ...attributeNotes[mount] };
  const rows = Object.entries(mounts[mount]).map(([name, rule]: [string, Attribute]) => {
    const number = 'min' in rule ? String(rule.otherwise) : '';
    return rowOf(name, wantedBy(rule), name === 'minHeight' ? heightsOf(mount) : number, notes[name]);
  });
  return ['| attribute | values | default | |', '|---|---|---|---|', ...rows].join('\n');
}

/** The height of a mount, that of languages with another one, and what an attribute adds to them. */
function heightsOf(mount: MountName): string {
  const words = Object.entries(heights[mount]).map(([code, [base, each = 0, attribute]]) => {
    const name = code === 'all' ? '' : `${code} `;
    return name + base + (attribute ? ` and ${each} by \`${attributeName(attribute)}\`` : '');
  });
  if ('legal' in mounts[mount]) words.push(`${LEGAL_LINE} less with \`data-legal\``);
  return words.join(', ');
}

function rowOf(name: string, values: string, otherwise: string, note = ''): string {
  return `| \`${attributeName(name)}\` | ${values} | ${otherwise} | ${note} |`;
}

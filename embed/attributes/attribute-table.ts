import { heights, LEGAL_LINE_HEIGHT } from '../heights.ts';
import { type MountName, mounts } from '../mounts.ts';
import { attributeName } from './attribute-name.ts';
import { attributeNotes, commonNotes } from './attribute-notes.ts';
import { type AttributeRule, allowedValues } from './read-attributes.ts';

/** Returns the attributes of a mount as the Markdown table of the documentation. */
export function attributeTable(mount: MountName): string {
  const notes: Readonly<Record<string, string>> = { ...commonNotes, ...attributeNotes[mount] };
  const rows = Object.entries(mounts[mount]).map(([name, rule]: [string, AttributeRule]) => {
    const number = 'min' in rule ? String(rule.otherwise) : '';
    return tableRow(
      name,
      allowedValues(rule),
      name === 'minHeight' ? heightNote(mount) : number,
      notes[name],
    );
  });
  return ['| attribute | values | default | |', '|---|---|---|---|', ...rows].join('\n');
}

/** Returns the default height in pixels, its exceptions by language and what an attribute adds. */
function heightNote(mount: MountName): string {
  const parts = Object.entries(heights[mount]).map(([code, [base, each = 0, attribute]]) => {
    const name = code === 'all' ? '' : `${code}: `;
    return name + base + (attribute ? ` + ${each} per \`${attributeName(attribute)}\`` : '');
  });
  if ('legal' in mounts[mount]) parts.push(`${LEGAL_LINE_HEIGHT} less with \`data-legal\``);
  return parts.join('; ');
}

function tableRow(name: string, values: string, otherwise: string, note = ''): string {
  return `| \`${attributeName(name)}\` | ${values} | ${otherwise} | ${note} |`;
}

import { attributeNotes } from './attribute-notes.ts';
import { type Attribute, attributeName } from './attributes.ts';
import { type MountName, mounts } from './mounts.ts';

/** The attributes of a mount as the table in the documentation. */
export function attributeTable(mount: MountName): string {
  const notes: Readonly<Record<string, string>> = attributeNotes[mount];
  const rows = Object.entries(mounts[mount]).map(([name, rule]: [string, Attribute]) => {
    const values = 'of' in rule ? rule.of.join(', ') : `${rule.min} to ${rule.max}`;
    const others = 'of' in rule ? [] : Object.entries(rule.by ?? {});
    const otherwise =
      'of' in rule ? '' : [rule.otherwise, ...others.map(([code, value]) => `${code} ${value}`)].join(', ');
    return `| \`${attributeName(name)}\` | ${values} | ${otherwise} | ${notes[name] ?? ''} |`;
  });
  return ['| attribute | values | default | |', '|---|---|---|---|', ...rows].join('\n');
}

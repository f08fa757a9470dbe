import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reference } from '../../demo/contract/reference.ts';
import { attributeTable } from '../../embed/attributes/attribute-table.ts';
import { type MountName, mounts } from '../../embed/mounts.ts';
import { lookPage } from './look-page.ts';
import { protectionTables } from './protection-table.ts';

/** The documents that `npm run docs` writes, whole or in part, by path. */
export const generatedDocuments: Readonly<Record<string, (root: string) => string | Promise<string>>> = {
  'docs/affiliates/attributes.md': (root) =>
    withTables(readFileSync(join(root, 'docs/affiliates/attributes.md'), 'utf8')),
  'docs/contributors/look.md': lookPage,
  'docs/operators/calls.md': reference,
  'docs/operators/protection.md': (root) =>
    readFileSync(join(root, 'docs/operators/protection.md'), 'utf8').replace(
      /(?<=^## Packs\n\n)[\s\S]*$/m,
      () => `${protectionTables()}\n`,
    ),
};

/**
 * Replaces the first table of each mount's section.
 * @throws for a mount without a section that has a table
 */
function withTables(page: string): string {
  return (Object.keys(mounts) as MountName[]).reduce((text, mount) => {
    const section = new RegExp(`(?<=^## ${mount}\\n(?:(?!## |\\|).*\\n)*)(?:\\|.*\\n)+`, 'm');
    if (!section.test(text)) throw new Error(`attributes.md needs a section "## ${mount}" with a table`);
    return text.replace(section, () => `${attributeTable(mount)}\n`);
  }, page);
}

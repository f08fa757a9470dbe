import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/**
 * Returns the only code block of a language below a heading of docs/operators/deploy.md, up to the next
 * heading.
 */
export function documented(heading: string, language: string): string {
  const text = readFileSync(join(root, 'docs/operators/deploy.md'), 'utf8');
  const section = text
    .split(/^(?=##+ )/m)
    .find((part) => part.split('\n', 1)[0]!.replace(/^#+ /, '') === heading);
  const blocks = [...(section ?? '').matchAll(/^```(\w+)\n(.*?)^```/gms)].filter(
    ([, kind]) => kind === language,
  );
  const [block] = blocks;
  if (!block || blocks.length > 1)
    throw new Error(`docs/operators/deploy.md has ${blocks.length} blocks of ${language} below '${heading}'`);
  return block[2]!;
}

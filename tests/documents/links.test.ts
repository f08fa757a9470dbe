import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

/** A page without its blocks of code, where `#` and brackets mean something else. */
const proseOf = (path: string) => readFileSync(join(root, path), 'utf8').replace(/^```.*?^```/gms, '');

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(path: string): string[] {
  return [...proseOf(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(pages)('every link of %s leads to a file, and to a heading of it', (page) => {
  const broken = [...proseOf(page).matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
    ([link, path = '', anchor]) => {
      const target = path ? join(dirname(page), path) : page;
      if (!existsSync(join(root, target))) return [link];
      return anchor && !anchorsOf(relative(root, join(root, target))).includes(anchor) ? [link] : [];
    },
  );
  expect(broken).toEqual([]);
});

// A decision names the files of its day.
test.each(pages.filter((page) => !page.includes('/decisions/')))(
  'every source file that %s names exists',
  (page) => {
    const named = [...proseOf(page).matchAll(/`((?:src|embed|kiosk|demo|tests|e2e)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'rollup';
import license, { type Dependency } from 'rollup-plugin-license';
import { projectFile } from '../project-file.ts';

/** Allowed licences. If a package offers several, one of them must be allowed. */
const allowed = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense'];
const { resolve } = createRequire(import.meta.url);
/** A licence that packages often do not include because its text never changes, and a package that includes it. */
const COMMON = 'Apache-2.0';
const commonText = projectFile('node_modules/web-vitals/LICENSE');
/** A licence that does not require its text. */
const FREE = 'Unlicense';

const isAllowed = ({ license: terms }: Dependency) =>
  (terms ?? '').split(/\s+OR\s+|[()]/).some((name) => allowed.includes(name));

/** Returns what the notices name of a package with fonts, which no module imports. */
function fontPackage(name: string): Dependency {
  const folder = dirname(resolve(`${name}/package.json`));
  const { version, license: terms } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const licenseText = readFileSync(join(folder, 'LICENSE'), 'utf8');
  return { name, version, license: terms, licenseText, noticeText: null } as Dependency;
}

/**
 * Writes the licences of all bundled packages, and those of `fonts`, to `third-party-notices.txt` in the folder `out`.
 * @throws on a licence that is not allowed or has no text
 */
export function thirdPartyNotices({ out, fonts = [] }: { out: string; fonts?: readonly string[] }): Plugin {
  return license({
    thirdParty: {
      multipleVersions: true,
      allow: { test: isAllowed, failOnUnlicensed: true, failOnViolation: true },
      output: {
        file: join(out, 'third-party-notices.txt'),
        template: (dependencies) => noticesOf([...dependencies, ...fonts.map(fontPackage)]),
      },
    },
  });
}

export function noticesOf(dependencies: readonly Dependency[]): string {
  const parts = dependencies.map(({ name, version, license: terms, licenseText, noticeText, author }) => {
    const text = licenseText ?? (terms === COMMON ? readFileSync(commonText, 'utf8') : undefined);
    if (!text && terms !== FREE) throw new Error(`${String(name)}: its package has no text of its licence`);
    const owner = licenseText || terms === FREE ? '' : `Copyright ${author?.name ?? 'its authors'}`;
    const texts = [
      `${String(name)} ${String(version)} (${String(terms)})`,
      owner,
      text?.trim(),
      noticeText?.trim(),
    ];
    return texts.filter(Boolean).join('\n\n');
  });
  return `${parts.sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Plugin } from 'rollup';
import license, { type Dependency } from 'rollup-plugin-license';
import { projectFile } from './project-file.ts';

/** Licences under which code may be shipped; of several to choose from one is enough. */
const allowed = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense'];
/** A licence whose text is the same for all, so that packages leave it out; and one that has it. */
const COMMON = 'Apache-2.0';
const commonText = projectFile('node_modules/web-vitals/LICENSE');
/** One that asks for nothing, its text neither. */
const FREE = 'Unlicense';

const isAllowed = ({ license: terms }: Dependency) =>
  (terms ?? '').split(/\s+OR\s+|[()]/).some((name) => allowed.includes(name));

/**
 * Writes the licences of all that was bundled to `third-party-notices.txt` beside it; no page loads it.
 * @throws on a licence that is not allowed, and on one without a text
 */
export function thirdPartyNotices({ out }: { out: string }): Plugin {
  return license({
    thirdParty: {
      multipleVersions: true,
      allow: { test: isAllowed, failOnUnlicensed: true, failOnViolation: true },
      output: {
        file: join(isAbsolute(out) ? out : projectFile(out), 'third-party-notices.txt'),
        template: noticesOf,
      },
    },
  });
}

/** Name, licence and texts of each dependency, by name. */
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

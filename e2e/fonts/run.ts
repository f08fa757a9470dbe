import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fontconfigFor } from './fontconfig.ts';

/**
 * `npm run test:fonts`: runs the browser tests of layout once with each set of fonts and no other fonts.
 */
const root = join(import.meta.dirname, '../..');
const sets = {
  DejaVu: 'fonts-dejavu-core',
  Noto: 'fonts-noto-core',
  Liberation: 'fonts-liberation',
} as const;
/** Titles of tests that measure positions and sizes. */
const LAYOUT = 'nothing (on the page |of it )?moves|moves nothing|fits (240|320)';

const failed = Object.entries(sets).filter(([name, debPackage]) => {
  console.log(`\n== ${name}`);
  const { status } = spawnSync('npm', ['run', '--silent', 'e2e', '--', '--grep', LAYOUT], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FONTCONFIG_FILE: fontconfigFor(debPackage) },
  });
  return status !== 0;
});
console.log(
  failed.length ? `\nFailed with ${failed.map(([name]) => name).join(', ')}.` : '\nAll sets of fonts fit.',
);
process.exit(failed.length ? 1 : 0);

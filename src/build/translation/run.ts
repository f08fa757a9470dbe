import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { languageCodes } from '../../lib/language-codes.ts';
import { exportTexts, importTexts } from './exchange.ts';
import { languageOf, pendingTexts } from './messages.ts';

const usage = `npm run texts -- <command>
  pending                     lists the texts that languages lack
  check                       the same, and fails if there is one: part of a release
  export <language> [<file>]  writes a PO file for translators, by default dist/texts/<language>.po
  import <file>               writes the translations of a PO file into src/i18n/messages`;

const [command, subject = '', file] = process.argv.slice(2);
process.exitCode = run();

function run(): number {
  if (command === 'pending' || command === 'check') {
    const pending = languageCodes.flatMap((code) => pendingTexts(code).map((key) => `${code} ${key}`));
    for (const line of pending) console.log(line);
    console.log(`${pending.length} texts pending`);
    return command === 'check' && pending.length ? 1 : 0;
  }
  const language = languageOf(subject);
  if (command === 'export' && language && language !== 'EN') {
    const to = file ?? `dist/texts/${language}.po`;
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, exportTexts(language));
    console.log(`Written: ${to}, ${pendingTexts(language).length} texts pending`);
    return 0;
  }
  if (command === 'import' && subject) {
    const { language: code, changed, refused } = importTexts(readFileSync(subject, 'utf8'));
    for (const line of refused) console.error(`Not imported: ${line}`);
    console.log(`${code}: ${changed.length} texts changed, ${refused.length} not imported`);
    return refused.length ? 1 : 0;
  }
  console.error(usage);
  return 2;
}

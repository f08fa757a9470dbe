import { readFileSync, writeFileSync } from 'node:fs';
import { createFilter } from '../lib/bloom-filter.ts';

/** Minimum length of a password in characters; shorter ones are refused anyway. */
const LEAST = 8;
const BYTES = 22_000;

/** `npm run passwords -- <list>`: writes the filter of common passwords from a list, one a line. */
const [list = ''] = process.argv.slice(2);
const entries = readFileSync(list, 'utf8')
  .split('\n')
  .map((line) => line.trim().toLowerCase())
  .filter((line) => line.length >= LEAST);
const filter = Buffer.from(createFilter(entries, BYTES)).toString('base64');
writeFileSync(
  new URL('../lib/common-password-filter.ts', import.meta.url),
  `/** Bloom filter of common passwords, from the list of zxcvbn 4.4.2 (MIT, © 2012-2016 Dan Wheeler and Dropbox, Inc.). */\nexport const filter =\n  '${filter}';\n`,
);
console.log(`${entries.length} passwords, ${BYTES} bytes`);

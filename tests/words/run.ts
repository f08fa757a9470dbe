import { describeFinding, findBannedPhrases } from './prose.ts';

/** `npm run words -- <folder>`: lists banned phrases with their places; without a folder, those of the whole repository. */
const findings = findBannedPhrases(process.argv.slice(2));
for (const finding of findings) console.log(describeFinding(finding));
console.log(`${findings.length} findings`);
process.exit(findings.length ? 1 : 0);

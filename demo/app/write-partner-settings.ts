import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partnerSettingsOf } from '../../src/edge/partner-settings.ts';

const [config, folder] = process.argv.slice(2);
if (!config || !folder) {
  console.error('npm run partner-settings -- <site.json> <folder>');
  process.exit(1);
}
const settings = partnerSettingsOf(JSON.parse(readFileSync(config, 'utf8')));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'site.json'), `${JSON.stringify(settings, null, 2)}\n`);
console.log(`Written: ${join(folder, 'site.json')}, to be served as /embed/site.json`);

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fixConditions } from './fix-conditions.ts';
import { openApiDocument } from './openapi.ts';

const root = new URL('../../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

fixConditions(Date.UTC(2026, 10, 24, 12));
const document = await openApiDocument(version);
mkdirSync(new URL('dist/', root), { recursive: true });
writeFileSync(new URL('dist/openapi.json', root), `${JSON.stringify(document, null, 2)}\n`);
console.log('Written: dist/openapi.json');

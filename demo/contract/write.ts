import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from './openapi.ts';

const root = new URL('../../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

mkdirSync(new URL('dist/', root), { recursive: true });
writeFileSync(new URL('dist/openapi.json', root), `${JSON.stringify(openApiDocument(version), null, 2)}\n`);
console.log('Written: dist/openapi.json');

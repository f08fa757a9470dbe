import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const policy = readFileSync(join(import.meta.dirname, '../dist/site/csp.txt'), 'utf8').trim();

test('the page has exactly this Content Security Policy', { tags: ['DL-3'] }, () => {
  const plain = policy.replace(/ 'sha256-[\w+/=]+'/g, " 'sha256-...'");
  expect(plain.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-...' 'sha256-...'",
    "style-src 'self' 'sha256-...'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self' https:",
    "frame-src 'self' https:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify foyer-worker',
  ]);
});

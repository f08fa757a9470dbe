import { expect, test } from 'vitest';
import { contentPolicy } from '../../src/edge/content-policy.ts';

test('denies everything except the given directives', () => {
  expect(contentPolicy({}).split('; ')).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]);
  const policy = contentPolicy({ 'img-src': 'data:', 'form-action': "'self'" }).split('; ');
  expect(policy).toContain('img-src data:');
  expect(policy.filter((part) => part.startsWith('form-action'))).toEqual(["form-action 'self'"]);
});

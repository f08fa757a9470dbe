import { expect, test } from 'vitest';
import { contentPolicy } from '../../src/edge/content-policy.ts';

test('a page may do nothing but what is told', () => {
  expect(contentPolicy({}).split('; ')).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]);
  const told = contentPolicy({ 'img-src': 'data:', 'form-action': "'self'" }).split('; ');
  expect(told).toContain('img-src data:');
  expect(told.filter((part) => part.startsWith('form-action'))).toEqual(["form-action 'self'"]);
});

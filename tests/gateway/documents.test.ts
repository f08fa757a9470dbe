import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { callErrors } from '../../demo/contract/call-errors.ts';
import { jsonSchemaOf } from '../../demo/contract/schemas.ts';
import { refusalCodes } from '../../demo/gateway/refusal.ts';
import { endpoints } from '../../src/gateway/endpoints/table.ts';
import { type AnyEndpoint, listOf } from '../../src/gateway/http/endpoint.ts';
import { refusal } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('docs/operators/calls.md', () => {
  const sections = read('docs/operators/calls.md')
    .split(/^(?=## )/m)
    .slice(1);
  const sectionOf = (row: AnyEndpoint) =>
    sections.find((section) => section.startsWith(`## ${row.name}\n`)) ?? '';

  test.each(Object.values<AnyEndpoint>(endpoints))('shows a response of $name that Foyer accepts', (row) => {
    const example = /^```http\n.*?\n\n(.*?)\n```/ms.exec(sectionOf(row))?.[1];
    expect(v.safeParse(row.reply, example && JSON.parse(example)).issues).toBeUndefined();
  });
});

/** Codes that the introduction of the reference explains instead of each call. */
const commonErrors: readonly string[] = [
  refusal.notLoggedIn,
  refusal.loggedOut,
  refusal.revoked,
  refusal.mustChange,
  refusal.noPermission,
  refusal.badRequest,
  refusal.upgrading,
  featureRefusal.sealStale,
];

test('docs/operators/gateway.md explains every code, and some call has it', () => {
  const guide = read('docs/operators/gateway.md');
  const known = [...commonErrors, ...Object.values(callErrors).flat()];
  for (const code of refusalCodes) expect(guide).toContain(`\`${code}\``);
  expect(refusalCodes.filter((code) => !known.includes(code))).toEqual([]);
});

test('a list that survives bad entries is described by its entries', () => {
  expect(jsonSchemaOf(listOf(v.object({ name: v.string() })))).toMatchObject({
    type: 'array',
    items: { type: 'object', required: ['name'] },
  });
});

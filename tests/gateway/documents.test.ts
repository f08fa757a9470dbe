import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../demo/contract/openapi.ts';
import { withTable } from '../../demo/contract/paths-table.ts';
import { jsonSchemaOf } from '../../demo/contract/schemas.ts';
import { refusalCodes } from '../../demo/gateway/refusal.ts';
import { listOf } from '../../src/gateway/endpoint.ts';
import { endpoints } from '../../src/gateway/endpoints/table.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const names = Object.keys(endpoints);

test('docs/operators/gateway.md lists the calls of the table (npm run contract)', () => {
  const guide = read('docs/operators/gateway.md');
  expect(withTable(guide)).toBe(guide);
});

test('docs/operators/gateway.md explains every code', () => {
  const guide = read('docs/operators/gateway.md');
  for (const code of refusalCodes) expect(guide).toContain(`\`${code}\``);
});

test('every row is an operation of its own; sealed ones carry data and moduleId', () => {
  const { paths } = openApiDocument('1');
  const operations = Object.values(paths).flatMap((path) => Object.values(path)) as {
    operationId: string;
  }[];
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...names].sort());
  const body = JSON.stringify(
    (paths['/wps/session/login'] as { post: { requestBody: unknown } }).post.requestBody,
  );
  expect(body).toContain('"required":["data","moduleId"]');
  expect(body).toContain('"x-sealed":{"type":"object"');
});

test('a list that survives bad entries is described by its entries', () => {
  expect(jsonSchemaOf(listOf(v.object({ name: v.string() })))).toMatchObject({
    type: 'array',
    items: { type: 'object', required: ['name'] },
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/gateway/endpoints/table.ts';

test('every call is in one stage of a launch', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/operators/gateway.md'), 'utf8');
  const calls = [...guide.matchAll(/^\| \d\. [^|]*\|[^|]*\|(.*)\|$/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(new Set(calls)).toEqual(new Set(Object.keys(endpoints)));
  expect(new Set(calls).size).toBe(calls.length);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/gateway/endpoints/table.ts';

test('every call is in one stage of a launch', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/operators/gateway.md'), 'utf8');
  const calls = [...guide.matchAll(/^\| \d\. [^|]*\|[^|]*\|(.*)\|$/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(calls.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

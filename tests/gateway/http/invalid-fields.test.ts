// @module-tag SY-2
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listOf } from '../../../src/gateway/http/endpoint.ts';
import { invalidFields } from '../../../src/gateway/http/invalid-fields.ts';

function wrongIn(schema: v.GenericSchema, value: unknown, within?: string): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return invalidFields(issues, within);
}

const game = v.object({ id: v.string(), odds: v.array(v.number()) });

test('names a field of many entries once, without their indexes', () => {
  const games = Array.from({ length: 12 }, () => ({ id: 7, odds: [1, 'x'] }));
  expect(wrongIn(v.object({ games: v.array(game) }), { games }, 'value')).toEqual([
    'value.games[].id',
    'value.games[].odds[]',
  ]);
});

test('names the invalid fields of the entries when a list has no valid ones', () => {
  expect(wrongIn(v.object({ games: listOf(game) }), { games: [{ odds: [] }] })).toEqual(['games.id']);
  expect(wrongIn(v.object({ games: listOf(game) }), { games: [7, 8] }, 'value')).toEqual(['value.games']);
});

test('names no field for the response as a whole, or the field that contains it', () => {
  expect(wrongIn(game, 'maya7')).toEqual(['']);
  expect(wrongIn(game, 'maya7', 'value')).toEqual(['value']);
});

test('names at most ten fields', () => {
  const names = Array.from({ length: 30 }, (_, index) => `field${index}x`);
  const schema = v.object(Object.fromEntries(names.map((name) => [name, v.string()])));
  expect(wrongIn(schema, {})).toEqual(names.slice(0, 10));
});

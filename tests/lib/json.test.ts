import { expect, test } from 'vitest';
import { parseJson, parseNumberMap } from '../../src/lib/json.ts';

test('parses JSON, and returns nothing for other text', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
  for (const text of ['', '{', undefined]) expect(parseJson(text)).toBeUndefined();
});

test('returns the numbers of an object by name, in order', () => {
  expect([...parseNumberMap('{"b":2,"x":"3","a":1,"y":null}')]).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
  for (const text of ['null', 'nonsense', undefined]) expect([...parseNumberMap(text)]).toEqual([]);
});

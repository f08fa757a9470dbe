import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  asGatewayError,
  asLoadError,
  GatewayError,
  isNetworkFailure,
  onDefect,
} from '../../../src/gateway/http/errors.ts';

let defects: GatewayError[];

beforeEach(() => {
  defects = [];
  onDefect((error) => defects.push(error));
});

afterEach(() => onDefect(() => {}));

describe('conversion of thrown values', () => {
  test('returns a GatewayError unchanged', () => {
    const refused = new GatewayError('refused', 'session.none', { call: 'getMember', status: 401 });
    expect(asGatewayError(refused, 'anotherCall')).toBe(refused);
    expect(defects).toEqual([]);
  });

  test('has its kind and code, and fields only if they are given', () => {
    expect(String(new GatewayError('refused', 'session.none'))).toBe('GatewayError: refused: session.none');
    const { code, paths, value } = new GatewayError('timeout');
    expect([code, paths, value]).toEqual(['timeout', [], undefined]);
  });

  test.each([
    [new TypeError("Cannot read properties of undefined (reading 'list')")],
    [new RangeError('Invalid time value')],
    ['a text'],
    [undefined],
  ])('reports any other error as a defect with its cause: %s', (cause) => {
    const error = asGatewayError(cause, 'getMember');
    expect(error).toMatchObject({ kind: 'defect', code: 'defect', call: 'getMember', cause });
    expect(defects).toEqual([error]);
  });

  test('is not a defect when something was aborted', () => {
    const cause = new DOMException('Left', 'AbortError');
    expect(asGatewayError(cause)).toMatchObject({ kind: 'aborted', code: 'aborted', cause });
    expect(defects).toEqual([]);
  });
});

/** What browsers say when the network fails, in the TypeErrors and rejections of fetch() and import(). */
const ofTheNetwork = [
  'Failed to fetch',
  'Failed to fetch dynamically imported module: https://play.example/m/assets/login-1a2b.js',
  'NetworkError when attempting to fetch resource.',
  'error loading dynamically imported module: https://play.example/m/assets/login-1a2b.js',
  'Error in body stream',
  'Load failed',
  'Importing a module script failed.',
  'The network connection was lost.',
  'The Internet connection appears to be offline.',
  'A server with the specified hostname could not be found.',
  'cannot parse response',
  'fetch failed',
  'terminated',
  'network error',
  '',
];

/** What they say of code, in the same TypeErrors. */
const ofCode = [
  "Cannot read properties of undefined (reading 'token')",
  "Cannot set properties of null (setting 'state')",
  'game.launch is not a function',
  'list is not iterable',
  "undefined is not an object (evaluating 'game.name')",
  "null is not an object (evaluating 'game.name')",
  'can\'t access property "name", game is undefined',
  'game is undefined',
  'game is null',
  "Failed to execute 'fetch' on 'Window': Failed to parse URL from https://",
  'Failed to parse URL from /wps/system/status',
];

describe('recognises browsers’ messages of failed loads', { tags: ['SY-2'] }, () => {
  test.each(ofTheNetwork)('the network: %s', (message) => {
    const cause = new TypeError(message);
    expect(isNetworkFailure(cause)).toBe(true);
    expect(asLoadError(cause)).toMatchObject({ kind: 'offline', code: 'offline', cause });
    expect(defects).toEqual([]);
  });

  test('a network error of another class', () => {
    expect(isNetworkFailure(new DOMException('A network error occurred.', 'NetworkError'))).toBe(true);
  });

  test.each(ofCode)('our own code: %s', (message) => {
    const cause = new TypeError(message);
    expect(isNetworkFailure(cause)).toBe(false);
    expect(asLoadError(cause)).toMatchObject({ kind: 'defect', cause });
    expect(defects).toHaveLength(1);
  });

  test.each([
    new SyntaxError('Unexpected token'),
    new ReferenceError('fetch failed'),
    new DOMException('Full', 'QuotaExceededError'),
    'Load failed',
    undefined,
  ])('nothing else is the network: %s', (thrown) => {
    expect(isNetworkFailure(thrown)).toBe(false);
  });
});

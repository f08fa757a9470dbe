import { expect, test } from 'vitest';
import { passedHeaders } from '../../src/edge/passed-headers.ts';

test('removes headers of the connection and headers that identify the client', () => {
  const left = ['Connection', 'Keep-Alive', 'TE', 'Upgrade', 'Proxy-Authorization', 'Forwarded', 'X-Real-IP'];
  const forwarded = ['X-Forwarded-For', 'X-Forwarded-Host', 'CF-Connecting-IP', 'True-Client-IP'];
  const headers = new Headers([...left, ...forwarded].map((name): [string, string] => [name, 'x']));
  expect(passedHeaders(headers)).toEqual({});
});

test('passes headers with similar names', () => {
  const alike = {
    'x-te': '1',
    tea: '2',
    'x-host': '3',
    hosted: '4',
    'not-forwarded': '5',
    'my-proxy-way': '6',
  };
  expect(passedHeaders(new Headers(alike))).toEqual(alike);
});

test('removes the headers that Connection lists, in any spelling', () => {
  const headers = new Headers({
    Connection: 'close, X-Trace ,x-other',
    'X-Trace': '1',
    'X-Other': '2',
    'X-Third': '3',
  });
  expect(passedHeaders(headers)).toEqual({ 'x-third': '3' });
});

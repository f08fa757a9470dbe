import { expect, test } from 'vitest';
import { passedHeaders } from '../../src/edge/passed-headers.ts';

test('what is about the connection, or says who calls, does not go on to a gateway', () => {
  const left = ['Connection', 'Keep-Alive', 'TE', 'Upgrade', 'Proxy-Authorization', 'Forwarded', 'X-Real-IP'];
  const forwarded = ['X-Forwarded-For', 'X-Forwarded-Host', 'CF-Connecting-IP', 'True-Client-IP'];
  const headers = new Headers([...left, ...forwarded].map((name): [string, string] => [name, 'x']));
  expect(passedHeaders(headers)).toEqual({});
});

test('what is only called alike goes on', () => {
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

test('neither does what the connection’s header names, however it is written', () => {
  const headers = new Headers({
    Connection: 'close, X-Trace ,x-other',
    'X-Trace': '1',
    'X-Other': '2',
    'X-Third': '3',
  });
  expect(passedHeaders(headers)).toEqual({ 'x-third': '3' });
});

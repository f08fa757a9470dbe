import { expect, test } from 'vitest';
import { readLoad } from '../../e2e/bench/wrk.ts';

const said = (p99: string, more = '') => `Running 5s test @ http://127.0.0.1:1/
  Latency Distribution
     50%    1.20ms
     99%    ${p99}
  12345 requests in 5.00s, 1.00GB read
${more}Requests/sec:   2469.00
`;

test.each([
  ['812.00us', 0.812],
  ['4.20ms', 4.2],
  ['1.05s', 1_050],
])('reads the 99th percentile from %s', (text, p99) => {
  expect(readLoad(said(text))).toEqual({ rate: 2_469, p99 });
});

test('refuses a measurement with missing or failed responses', () => {
  expect(() => readLoad(said('1.00ms', '  Non-2xx or 3xx responses: 7\n'))).toThrow('responses: 7');
  const errors = '  Socket errors: connect 0, read 3, write 0, timeout 0\n';
  expect(() => readLoad(said('1.00ms', errors))).toThrow('read 3');
  expect(() => readLoad('unable to connect')).toThrow('wrk said');
});

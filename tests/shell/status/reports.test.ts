import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $siteConfig } from '../../../src/config/site-config.ts';
import { GatewayError } from '../../../src/gateway/http/errors.ts';
import { providePlatform } from '../../../src/platform/platform.ts';
import { forgetReports, sendReport } from '../../../src/shell/status/reports.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const ORIGIN = 'https://play.example';

const here = environmentPerTest({ config: { reports: '/collect' } });
let beacon: ReturnType<typeof vi.fn>;
let noted: ReturnType<typeof vi.fn>;

beforeEach(() => {
  providePlatform({ ...here.platform, here: () => '/m/login?token=secret#secret' });
  beacon = vi.fn(() => true);
  noted = vi.spyOn(console, 'warn').mockImplementation(() => {}) as never;
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  const outerHTML = '<link rel="modulepreload" href="/m/assets/main-1a2b3c4d.js">';
  vi.stubGlobal('document', { querySelector: () => ({ outerHTML, content: '1.2.3' }) });
  vi.stubGlobal('location', new URL(`${ORIGIN}/m/login?token=secret`));
  forgetReports();
});

/** An error as if thrown at such places. */
function thrownAt(error: Error, ...places: string[]): Error {
  error.stack = [String(error), ...places.map((place) => `    at f (${place})`)].join('\n');
  return error;
}

const main = (line: number) => `${ORIGIN}/m/assets/main-1a2b3c.js:${line}:7`;
const sent = () => beacon.mock.calls.map(([, body]) => JSON.parse(body));

describe('a report', () => {
  test('is sent to the operator’s URL with the page, and logged to the console', () => {
    sendReport({ name: 'vitals', detail: { name: 'LCP', value: 1200 } });
    expect(beacon).toHaveBeenCalledExactlyOnceWith('/collect', expect.any(String));
    const release = '1a2b3c4d';
    expect(sent()).toEqual([
      { name: 'vitals', detail: { name: 'LCP', value: 1200 }, page: '/m/login', release, version: '1.2.3' },
    ]);
    expect(noted).toHaveBeenCalledOnce();
  });

  test('is not sent without a URL', () => {
    $siteConfig.set({ ...$siteConfig.get()!, reports: '' });
    sendReport({ name: 'logout', error: new Error('x') });
    expect(beacon).not.toHaveBeenCalled();
    expect(noted).toHaveBeenCalledOnce();
  });

  test.each([
    [
      'an address that is none',
      {
        sendBeacon: () => {
          throw new TypeError('Invalid URL');
        },
      },
    ],
    ['a browser without beacons', {}],
  ])('never throws: %s', (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(() => sendReport({ name: 'logout', error: new Error('x') })).not.toThrow();
  });

  test('of a measurement is sent for each one', () => {
    for (let time = 0; time < 50; time++) sendReport({ name: 'vitals', detail: { name: 'CLS', value: 0.1 } });
    expect(beacon).toHaveBeenCalledTimes(50);
  });
});

describe('the report of an error', () => {
  test('has its name and the places in files of the product, innermost first', () => {
    const places = [
      main(1),
      `${ORIGIN}/m/assets/login-9f8e.js?v=secret:2:3`,
      'chrome-extension://abc/x.js:1:1',
    ];
    const more = Array.from({ length: 9 }, (_, index) => main(100 + index));
    sendReport({ name: 'error', error: thrownAt(new RangeError('Invalid time value'), ...places, ...more) });
    expect(sent()[0].error).toEqual({
      error: 'RangeError',
      text: 'Invalid time value',
      at: [
        '/m/assets/main-1a2b3c.js:1:7',
        '/m/assets/login-9f8e.js:2:3',
        '/m/assets/main-1a2b3c.js:100:7',
        '/m/assets/main-1a2b3c.js:101:7',
        '/m/assets/main-1a2b3c.js:102:7',
      ],
    });
  });

  test('reads stack traces of Firefox and Safari too', () => {
    const error = new TypeError('game is undefined');
    error.stack = `open@${main(4)}\n@${ORIGIN}/m/login?token=secret:12:5\nglobal code@https://ads.example/x.js:1:1`;
    sendReport({ name: 'error', error });
    expect(sent()[0].error.at).toEqual(['/m/assets/main-1a2b3c.js:4:7', '/m/login:12:5']);
  });

  test.each([
    [
      'GET https://gateway.example/wps/me?token=secret&user=maya7 failed',
      'GET https://gateway.example/wps/me failed',
    ],
    ['Went to https://play.example/m/login#id_token=secret, why', 'Went to https://play.example/m/login why'],
    [`Unexpected token 'm', "maya7 says" is not valid JSON`, 'Unexpected token …, … is not valid JSON'],
    ['Nobody is maya7@mail.example here', 'Nobody is … here'],
    ['Account 4929123456781234 is locked', 'Account … is locked'],
    [
      "Cannot read properties of undefined (reading 'list')",
      'Cannot read properties of undefined (reading …)',
    ],
    ['x'.repeat(500), 'x'.repeat(120)],
  ])('its message without what may be somebody’s: %s', (message, text) => {
    sendReport({ name: 'error', error: new Error(message) });
    expect(sent()[0].error).toMatchObject({ error: 'Error', text });
    expect(beacon.mock.calls[0]![1]).not.toMatch(/secret|maya7|4929/);
  });

  test('of a failed call has kind, code, name, status, fields and cause', () => {
    const cause = thrownAt(new TypeError('Failed to fetch'), main(3));
    sendReport({
      name: 'launch',
      error: new GatewayError('offline', undefined, { call: 'launchGame', cause }),
    });
    const paths = ['value.list[].gameId'];
    sendReport({
      name: 'malformed',
      error: new GatewayError('malformed', undefined, {
        call: 'getMember',
        status: 200,
        paths,
        value: 'secret',
      }),
    });
    expect(sent().map(({ error }) => error)).toEqual([
      {
        error: 'GatewayError',
        kind: 'offline',
        code: 'offline',
        call: 'launchGame',
        cause: { error: 'TypeError', text: 'Failed to fetch', at: ['/m/assets/main-1a2b3c.js:3:7'] },
      },
      { error: 'GatewayError', kind: 'malformed', code: 'malformed', call: 'getMember', status: 200, paths },
    ]);
  });

  test.each([
    ['maya7', 'string'],
    [{ token: 'secret' }, 'object'],
    [null, 'object'],
  ])('of what is no error its type alone: %j', (error, type) => {
    sendReport({ name: 'rejection', error });
    expect(sent()).toMatchObject([{ name: 'rejection', error: { error: type }, page: '/m/login' }]);
  });

  test('lists the first causes of a chain, also when it is circular', () => {
    const error = new Error('a');
    error.cause = new Error('b', { cause: error });
    sendReport({ name: 'error', error });
    expect(JSON.stringify(sent()[0].error).match(/"error":/g)).toHaveLength(4);
  });
});

describe('an error is reported', () => {
  test('once for each name and place', () => {
    const thrown = (line: number, text: string) => thrownAt(new TypeError(text), main(line));
    for (const text of ['a is not a function', 'b is not a function']) {
      sendReport({ name: 'error', error: thrown(1, text) });
      sendReport({ name: 'error', error: thrown(2, text) });
      sendReport({ name: 'error', error: thrownAt(new TypeError(text), main(1), main(9)) });
      sendReport({ name: 'rejection', error: thrown(1, text) });
    }
    expect(sent().map(({ name, error }) => `${name} ${error.at[0]}`)).toEqual([
      'error /m/assets/main-1a2b3c.js:1:7',
      'error /m/assets/main-1a2b3c.js:2:7',
      'rejection /m/assets/main-1a2b3c.js:1:7',
    ]);
    expect(noted).toHaveBeenCalledTimes(3);
  });

  test('once, by the first handler that catches it', () => {
    const error = thrownAt(new TypeError('x is not a function'), main(1));
    sendReport({ name: 'defect', error, detail: { block: 'header' } });
    sendReport({ name: 'error', error });
    sendReport({ name: 'rejection', error: new GatewayError('defect', undefined, { cause: error }) });
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({ name: 'defect', detail: { block: 'header' } });
  });

  test('at most twenty times in a visit', () => {
    for (let line = 0; line < 60; line++)
      sendReport({ name: 'error', error: thrownAt(new Error('x'), main(line)) });
    expect(beacon).toHaveBeenCalledTimes(20);
    forgetReports();
    sendReport({ name: 'error', error: thrownAt(new Error('x'), main(1)) });
    expect(beacon).toHaveBeenCalledTimes(21);
  });
});

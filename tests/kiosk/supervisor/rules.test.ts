// @module-tag KI-1
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackoff } from '../../../kiosk/supervisor/backoff.ts';
import { type ConfigProblem, createConfigStore } from '../../../kiosk/supervisor/config-store.ts';
import { createJournal } from '../../../kiosk/supervisor/journal.ts';
import { createNightlyRestart, nextAt } from '../../../kiosk/supervisor/nightly-restart.ts';
import { offlinePage } from '../../../kiosk/supervisor/offline-page.ts';
import { isPolicyInForce, policyText, writePolicy } from '../../../kiosk/supervisor/policy.ts';
import { createRollout } from '../../../kiosk/supervisor/rollout.ts';
import { pageAddress, readSettings } from '../../../kiosk/supervisor/settings.ts';
import { configInterceptor } from '../../../kiosk/supervisor/site.ts';
import { createSystemdNotifier } from '../../../kiosk/supervisor/systemd-notify.ts';
import { languageCodes } from '../../../src/lib/language-codes.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('backoff', () => {
  test('waits not at all, then a second, doubled up to a minute', () => {
    let at = 0;
    const pauses = createBackoff(() => at);
    const found = Array.from({ length: 9 }, () => {
      const pause = pauses.failed();
      at += pause + 2_000;
      return pause / 1000;
    });
    expect(found).toEqual([0, 1, 2, 4, 8, 16, 32, 60, 60]);
  });

  test('starts over five minutes after the last failure, not before', () => {
    let at = 0;
    const pauses = createBackoff(() => at);
    pauses.failed();
    at += pauses.failed() + 299_999;
    at += pauses.failed();
    expect(pauses.failed()).toBe(4_000);
    at += 4_000 + 300_000;
    expect(pauses.failed()).toBe(0);
  });
});

describe('the nightly restart', () => {
  test('is due at the next such time of the machine’s clock, tomorrow when it has passed', () => {
    const evening = new Date(2026, 4, 6, 22, 0).getTime();
    expect(nextAt('05:00', evening)).toBe(new Date(2026, 4, 7, 5, 0).getTime());
    expect(nextAt('23:15', evening)).toBe(new Date(2026, 4, 6, 23, 15).getTime());
    expect(nextAt('22:00', evening)).toBe(new Date(2026, 4, 7, 22, 0).getTime());
    expect(nextAt('', evening)).toBe(Number.POSITIVE_INFINITY);
  });

  test('is due once a night, also when the clock was set back or forward by years', () => {
    for (const wrong of [2019, 2041]) {
      let at = new Date(wrong, 0, 1, 12).getTime();
      const nightly = createNightlyRestart('05:00', () => at);
      expect(nightly.due()).toBe(false);
      at = new Date(2026, 4, 6, 23, 0).getTime();
      // One restart is enough for years of missed nights.
      if (nightly.due()) nightly.done();
      expect(nightly.due()).toBe(false);
      at = new Date(2026, 4, 7, 4, 59).getTime();
      expect(nightly.due()).toBe(false);
      at = new Date(2026, 4, 7, 5, 0).getTime();
      expect(nightly.due()).toBe(true);
      nightly.done();
      expect(nightly.due()).toBe(false);
    }
  });
});

describe('the policy of the browser', () => {
  const address = 'https://play.example/kiosk/';

  test('allows only the operator’s site and those of its games', () => {
    const policy = JSON.parse(policyText(address, ['games.studio.example']));
    expect(policy.URLAllowlist).toEqual(['https://play.example', 'games.studio.example']);
    expect(policy.URLBlocklist).toContain('*');
    expect(policy).toMatchObject({
      PrintingEnabled: false,
      DownloadRestrictions: 3,
      AllowFileSelectionDialogs: false,
      IncognitoModeAvailability: 1,
      ExtensionInstallBlocklist: ['*'],
      PasswordManagerEnabled: false,
    });
    // This policy would lock the supervisor out.
    expect(policy).not.toHaveProperty('DeveloperToolsAvailability');
  });

  test('is written atomically, and compared with the file in force', () => {
    expect(isPolicyInForce(folder, policyText(address, []))).toBe(false);
    writePolicy(folder, policyText(address, []));
    expect(isPolicyInForce(folder, policyText(address, []))).toBe(true);
    expect(isPolicyInForce(folder, policyText(address, ['games.studio.example']))).toBe(false);
    expect(readdirSync(folder)).toHaveLength(1);
  });
});

describe('the stored kiosk.json', () => {
  const good = JSON.stringify({ venue: 'Hall', language: 'UR' });
  const bad = JSON.stringify({ venue: 'Hall', idleSeconds: 3 });

  test('reports an invalid file once by its field, and keeps the last valid one', () => {
    const reports: ConfigProblem[] = [];
    const keeper = createConfigStore(folder, '', { onRefused: (why) => reports.push(why) });
    expect(keeper.update(good)).toBe(good);
    for (let time = 0; time < 3; time++) expect(keeper.update(bad)).toBe(good);
    expect(reports.map(({ field }) => field)).toEqual(['idleSeconds']);
    expect(keeper.problem()?.field).toBe('idleSeconds');
    expect(keeper.update(good)).toBe(good);
    expect(keeper.problem()).toBeUndefined();
  });

  test('survives a restart of the supervisor', () => {
    createConfigStore(folder, '').update(good);
    const next = createConfigStore(folder, '');
    expect(next.lastValid()?.language).toBe('UR');
    expect(next.update('{')).toBe(good);
  });

  test('passes an invalid file to the page when there was never a valid one', () => {
    const keeper = createConfigStore(folder, '');
    expect(keeper.update(bad)).toBe(bad);
    expect(keeper.lastValid()).toBeUndefined();
  });

  test('starts with a stored file that was broken by hand', () => {
    writeFileSync(join(folder, 'kiosk.json'), '{ "venue"');
    expect(createConfigStore(folder, '').lastValid()).toBeUndefined();
  });

  test.each(['gone', 'cut', 'away'] as const)(
    'keeps the last valid file when the new one is %s',
    async (state) => {
      const keeper = createConfigStore(folder, '');
      const rollout = createRollout(join(folder, 'rollout'), '');
      const { address, answer } = configInterceptor('https://play.example/kiosk/', keeper, rollout);
      const read = async (found: Response | Error) => {
        vi.stubGlobal('fetch', async () => {
          if (found instanceof Error) throw found;
          return found;
        });
        const sent: [string, { body?: string }][] = [];
        const send = async <Result>(method: string, params: object = {}) => {
          sent.push([method, params]);
          return {} as Result;
        };
        await answer(send, { requestId: '1', request: { url: address } });
        vi.unstubAllGlobals();
        const [[method, { body = '' }]] = sent as [[string, { body?: string }]];
        return [method, Buffer.from(body, 'base64').toString()];
      };
      const found = {
        gone: () => new Response('Not here', { status: 404 }),
        cut: () => new Response('{ "venue": "Ha'),
        away: () => new TypeError('fetch failed'),
      }[state];
      // Without a valid one, the page asks again or shows the problem.
      expect(await read(found())).toEqual(
        {
          gone: ['Fetch.fulfillRequest', ''],
          cut: ['Fetch.fulfillRequest', '{ "venue": "Ha'],
          away: ['Fetch.failRequest', ''],
        }[state],
      );
      expect(await read(new Response(good))).toEqual(['Fetch.fulfillRequest', good]);
      expect(await read(found())).toEqual(
        state === 'away' ? ['Fetch.failRequest', ''] : ['Fetch.fulfillRequest', good],
      );
      // The same after a restart.
      expect(createConfigStore(folder, '').lastValid()?.language).toBe('UR');
    },
  );

  test('writes nothing when saving is off', () => {
    createConfigStore(folder, '', { save: false }).update(good);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('terminal.json', () => {
  const least = { address: 'https://play.example/kiosk/' };

  test('needs only the address', () => {
    expect(readSettings(JSON.stringify(least))).toMatchObject({ restartAt: '05:00', terminal: '' });
    expect(pageAddress({ ...least, terminal: '', key: '' })).toBe('https://play.example/kiosk/');
    const lounge = { ...least, terminal: 'lounge-1' };
    expect(pageAddress({ ...lounge, key: '' })).toBe('https://play.example/kiosk/?terminal=lounge-1');
    expect(pageAddress({ ...lounge, key: 'k1-7h' })).toBe(
      'https://play.example/kiosk/?terminal=lounge-1#key=k1-7h',
    );
  });

  test.each([
    ['{', /terminal\.json: not valid JSON/],
    ['{}', /^address: /],
    [JSON.stringify({ address: 'play.example' }), /^address: must be an http/],
    [JSON.stringify({ ...least, restartAt: '25:00' }), /^restartAt: must be a time/],
    [JSON.stringify({ ...least, flags: ['kiosk'] }), /^flags\.0: must begin with --/],
    [JSON.stringify({ ...least, adress: 'x' }), /^adress: is not a setting/],
  ])('refuses %s by its field', (text, message) => {
    expect(() => readSettings(text)).toThrow(message);
  });
});

test.each(languageCodes)('the supervisor brings an offline page in %s', (language) => {
  const page = offlinePage(language);
  const messages = new URL(`../../../src/i18n/messages/${language}/kiosk.json`, import.meta.url);
  const { away } = JSON.parse(readFileSync(messages, 'utf8'));
  expect(page).toContain(away);
  expect(page).not.toMatch(/<a |href=|<script|https?:/);
});

test('the journal keeps the last twenty entries, newest first', () => {
  const lines: string[] = [];
  const journal = createJournal(() => 5, lines.push.bind(lines));
  for (let time = 1; time <= 25; time++) journal.note(`${time}`);
  expect(journal.entries().map(({ what }) => what)).toEqual(
    Array.from({ length: 20 }, (_, n) => `${25 - n}`),
  );
  expect(lines).toHaveLength(25);
});

describe('systemd notifications', () => {
  const env = { NOTIFY_SOCKET: '/run/n', WATCHDOG_USEC: '30000000' };

  test('reports once that the service is ready, then twice per watchdog interval that it works', () => {
    vi.useFakeTimers();
    const reports: string[] = [];
    let works = true;
    const notify = createSystemdNotifier({ env, works: () => works, notify: (all) => reports.push(...all) });
    vi.advanceTimersByTime(60_000);
    expect(reports).toEqual([]);
    notify.ready();
    notify.ready();
    vi.advanceTimersByTime(30_000);
    expect(reports.splice(0)).toEqual(['READY=1', 'WATCHDOG=1', 'WATCHDOG=1']);
    works = false;
    vi.advanceTimersByTime(60_000);
    expect(reports).toEqual([]);
    works = true;
    vi.advanceTimersByTime(15_000);
    notify.stop();
    vi.advanceTimersByTime(60_000);
    expect(reports).toEqual(['WATCHDOG=1', 'STOPPING=1']);
  });

  test('reports nothing when systemd does not ask', () => {
    const report = vi.fn();
    const notify = createSystemdNotifier({ env: {}, works: () => true, notify: report });
    notify.ready();
    notify.stop();
    expect(report).not.toHaveBeenCalled();
  });
});

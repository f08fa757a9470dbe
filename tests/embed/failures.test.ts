import { beforeEach, describe, expect, test, vi } from 'vitest';
import { developerAdvice } from '../../embed/failures/advice.ts';
import { type Cause, findCause } from '../../embed/failures/cause.ts';
import { retryWithBackoff } from '../../embed/failures/retry.ts';
import { type DiagnosedError, type EmbedContext, embedContext } from '../../embed/runtime/embed-context.ts';
import { mountSetup } from '../../embed/runtime/mount-setup.ts';
import { GatewayError } from '../../src/gateway/http/errors.ts';
import { lightReader } from '../../src/i18n/reader.ts';

const around = {
  site: 'https://play.example',
  settings: { gateway: 'https://gateway.example/api' },
  files: 'https://play.example/embed/',
  partner: 'acme',
} as EmbedContext;

let page: EventTarget;
let fetched: { address: string; init: RequestInit }[];
let reply: () => Promise<unknown>;

beforeEach(() => {
  page = new EventTarget();
  fetched = [];
  reply = async () => new Response();
  vi.stubGlobal('document', Object.assign(page, { hidden: false }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('location', { origin: 'https://acme.example' });
  vi.stubGlobal('self', { origin: 'https://acme.example' });
  vi.stubGlobal('navigator', { onLine: true });
  // The module reads it when it is first imported.
  vi.stubGlobal('__FAILURE_TEXTS__', {
    EN: { trouble: { notHere: 'Not here.' } },
    UR: { trouble: { notHere: 'نہیں' } },
  });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    fetched.push({ address, init });
    return reply();
  });
});

const lost = (call?: string) => new GatewayError('offline', undefined, { call, cause: new TypeError() });

describe('failures', { tags: ['EM-1'] }, () => {
  describe('causes', () => {
    test.each([
      [new GatewayError('refused', 'partner.origin'), 'partner.origin'],
      [new GatewayError('refused', 'request.too.many'), 'request.too.many'],
      [new GatewayError('refused', 'system.upgrading'), 'system.upgrading'],
      [new GatewayError('refused', 'permission.denied'), 'other'],
      [new GatewayError('timeout'), 'timeout'],
      [new GatewayError('offline', undefined, { cause: new DOMException('', 'TimeoutError') }), 'timeout'],
      [new GatewayError('malformed', 'site.json'), 'malformed'],
      [new GatewayError('server', '503'), 'server'],
      [new GatewayError('defect'), 'defect'],
    ])('finds %s as %s without a probe', async (error, cause) => {
      expect(await findCause(error, around)).toBe(cause);
      expect(fetched).toEqual([]);
    });

    test('sends no request while offline', async () => {
      vi.stubGlobal('navigator', { onLine: false });
      expect(await findCause(lost('getWinners'), around)).toBe('offline');
      expect(fetched).toEqual([]);
    });

    test('finds CORS with an opaque request that contains nothing about the visitor', async () => {
      expect(await findCause(lost('getWinners'), around)).toBe('cors');
      const [{ address, init }] = fetched as [(typeof fetched)[0]];
      expect(address).toBe('https://gateway.example/api/embed/site.json');
      expect(init).toMatchObject({
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        method: 'HEAD',
      });
    });

    test('finds a sandbox in a page without an origin', async () => {
      vi.stubGlobal('self', { origin: 'null' });
      expect(await findCause(lost('getWinners'), around)).toBe('sandbox');
      expect(await findCause(new GatewayError('refused', 'partner.origin'), around)).toBe('sandbox');
    });

    test('finds a missing file, because the embed’s files allow any origin', async () => {
      expect(await findCause(lost(), around)).toBe('unreachable');
      expect(fetched[0]?.address).toBe('https://play.example/embed/site.json');
    });

    test('distinguishes a dead server from the page’s policy', async () => {
      reply = () => Promise.reject(new TypeError('Failed to fetch'));
      expect(await findCause(lost('getWinners'), around)).toBe('unreachable');
      const refuse = (blockedURI: string) => () => {
        setTimeout(() =>
          page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI })),
        );
        return Promise.reject(new TypeError('Failed to fetch'));
      };
      reply = refuse('https://gateway.example/api/');
      expect(await findCause(lost('getWinners'), around)).toBe('policy');
      reply = refuse('https://tracker.example');
      expect(await findCause(lost('getWinners'), around)).toBe('unreachable');
    });
  });

  test('logs one line for each cause that someone can fix', () => {
    const line = (cause: Cause, more = around) => developerAdvice(cause, lost('getWinners'), more);
    expect(line('partner.origin')).toContain(
      'https://acme.example is not registered for data-partner="acme"',
    );
    expect(line('partner.origin', { ...around, partner: '' })).toContain('set data-partner');
    expect(line('sandbox')).toContain('add allow-same-origin');
    expect(line('cors')).toContain('ask its operator to register https://acme.example');
    expect(line('policy')).toContain('refuses https://gateway.example: add it to connect-src');
    expect(developerAdvice('policy', lost(), around)).toContain('https://play.example: add');
    expect(developerAdvice('server', new GatewayError('server', '502', { call: 'x' }), around)).toContain(
      'status 502',
    );
    for (const cause of [
      'unreachable',
      'request.too.many',
      'timeout',
      'system.upgrading',
      'malformed',
    ] as const) {
      expect(line(cause)).toMatch(/^[^\n]*https:\/\/gateway\.example[^\n]*$/);
    }
    expect([line('offline'), line('other')]).toEqual(['', '']);
  });

  describe('retries', () => {
    let reads: number[];
    let there: boolean;
    const $data = () => ({
      async refresh() {
        reads.push(Math.round(performance.now() - begun));
        return there;
      },
    });
    let begun: number;

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
      vi.spyOn(Math, 'random').mockReturnValue(0.5);
      reads = [];
      there = false;
      begun = performance.now();
    });

    test('doubles the delay up to ten minutes and stops after a success', async () => {
      const end = retryWithBackoff($data(), lost());
      await vi.advanceTimersByTimeAsync(1_230_000 - 1);
      expect(reads).toEqual([10_000, 30_000, 70_000, 150_000, 310_000, 630_000]);
      await vi.advanceTimersByTimeAsync(600_001);
      expect(reads.slice(6)).toEqual([1_230_000, 1_830_000]);
      there = true;
      await vi.advanceTimersByTimeAsync(600_000);
      expect(reads).toHaveLength(9);
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(reads).toHaveLength(9);
      end();
    });

    test('counts tries per read for all callers, and starts again after a success', async () => {
      const data = $data();
      const end = retryWithBackoff(data, lost());
      await vi.advanceTimersByTimeAsync(30_000);
      end();
      await vi.advanceTimersByTimeAsync(600_000);
      expect(reads).toEqual([10_000, 30_000]);
      begun = performance.now();
      reads = [];
      there = true;
      retryWithBackoff(data, lost());
      await vi.advanceTimersByTimeAsync(600_000);
      expect(reads).toEqual([80_000]);
      reads = [];
      begun = performance.now();
      retryWithBackoff(data, lost());
      await vi.advanceTimersByTimeAsync(10_000);
      expect(reads).toEqual([10_000]);
    });

    test('waits as long as the gateway asks', async () => {
      retryWithBackoff($data(), new GatewayError('refused', 'request.too.many', { until: begun + 45_000 }));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(reads).toEqual([45_000]);
    });

    test('waits while the page is hidden, and retries at once when online', async () => {
      Object.assign(page, { hidden: true });
      const end = retryWithBackoff($data(), lost());
      await vi.advanceTimersByTimeAsync(300_000);
      expect(reads).toEqual([]);
      Object.assign(page, { hidden: false });
      page.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(0);
      expect(reads).toEqual([300_000]);
      end();
      page.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(600_000);
      expect(reads).toEqual([300_000]);
    });
  });

  test('sets the cause as the error code and warns once', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { mount: explainTo } = await import('../../embed/failures/failures.ts');
    const urdu = lightReader(['ur']);
    const shown: EmbedContext = { ...around, readers: new Map([[urdu, 'UR']]) };
    const failure = () => new GatewayError('refused', 'partner.origin', { call: 'getWinners' });
    const [first, second]: (GatewayError & DiagnosedError)[] = [failure(), failure()];
    await explainTo(first!, shown);
    await explainTo(second!, shown);
    expect(first).toMatchObject({ code: 'partner.origin', text: 'trouble.notHere' });
    expect(urdu.read('trouble.notHere')).toBe('نہیں');
    expect(said).toHaveBeenCalledOnce();
    const server: GatewayError & DiagnosedError = new GatewayError('server', '503', { call: 'getWinners' });
    await explainTo(server, shown);
    expect(server).toMatchObject({ code: '503', text: 'errors.upgrading' });
    const dead: GatewayError & DiagnosedError = lost('getWinners');
    reply = () => Promise.reject(new TypeError());
    await explainTo(dead, shown);
    expect(dead).toMatchObject({ code: 'unreachable', text: 'trouble.unreachable' });
  });

  test('adds the texts of a failure to every mount of a language, before and after it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { mount: explainTo } = await import('../../embed/failures/failures.ts');
    const request = async (file: string) =>
      new Response(file === 'site.json' ? '{"merchantCode":"foyer"}' : '{}');
    const origin = {
      site: 'https://play.example',
      files: 'https://play.example/embed/',
      partner: 'acme',
      ask: request,
    };
    const textsIn = async (module: string) => {
      const $setup = mountSetup(origin, module, 'EN');
      $setup.subscribe(() => {});
      await vi.waitFor(() => expect($setup.get().state).toBe('ready'));
      const shown = $setup.get();
      return shown.state === 'ready' ? shown.value.texts : undefined;
    };
    const mounts = [await textsIn('winners-1.js'), await textsIn('lobby-1.js')];
    await explainTo(new GatewayError('server', '503', { call: 'getWinners' }), embedContext);
    mounts.push(await textsIn('announcements-1.js'));
    expect(mounts.map((texts) => texts?.t('trouble.notHere'))).toEqual(Array(3).fill('Not here.'));
  });
});

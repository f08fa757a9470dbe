import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GatewayError } from '../../src/gateway/http/errors.ts';
import { board, follow, late, lost, onBothClients, silence, win } from '../support/both-clients.ts';

onBothClients((here) => {
  describe('attempts', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

    test('retries a read twice, after 300 and 600 ms', async () => {
      here.answerBy(lost);
      const seen = follow(here.read());
      for (const [ms, count] of [
        [299, 1],
        [1, 2],
        [599, 2],
        [1, 3],
      ] as const) {
        await vi.advanceTimersByTimeAsync(ms);
        expect(here.requests).toHaveLength(count);
      }
      expect(seen).toMatchObject({ over: true, error: { kind: 'offline', call: 'getWinners' } });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(here.requests).toHaveLength(3);
    });

    test.each([
      [0, 150, 300],
      [1, 450, 900],
    ])('jitters each pause by half: random value %d gives %d and %d ms', async (chance, first, second) => {
      vi.mocked(Math.random).mockReturnValue(chance);
      here.answerBy(lost);
      const seen = follow(here.read());
      await vi.advanceTimersByTimeAsync(first - 1);
      expect(here.requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(here.requests).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(second - 1);
      expect(here.requests).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(1);
      expect(here.requests).toHaveLength(3);
      expect(seen.over).toBe(true);
    });

    test.each([500, 502, 504, 511, 599])('retries a read after status %d', async (status) => {
      here.answerBy(async () => new Response('<html>', { status }));
      const seen = follow(here.read());
      await vi.advanceTimersByTimeAsync(900);
      expect(here.requests).toHaveLength(3);
      expect(seen.error).toMatchObject({
        kind: 'server',
        code: String(status),
        status,
        call: 'getWinners',
      });
    });

    test.each([400, 401, 404, 408, 409, 425, 429])(
      'does not retry a refusal with status %d',
      async (status) => {
        const refusal = { success: false, errorCode: 'request.too.many', value: { wait: 3 } };
        here.answerBy(async () => Response.json(refusal, { status }));
        const seen = follow(here.read());
        await vi.advanceTimersByTimeAsync(60_000);
        expect(here.requests).toHaveLength(1);
        expect(seen.error).toMatchObject({
          kind: 'refused',
          code: 'request.too.many',
          value: { wait: 3 },
          status,
        });
      },
    );

    const refusal = (retryAfter?: string) =>
      Response.json(
        { success: false, errorCode: 'request.too.many', value: { wait: 3 } },
        { status: 429, headers: retryAfter ? { 'Retry-After': retryAfter } : {} },
      );

    test('retries a read after the time that Retry-After names, when it is short', async () => {
      here.answerBy(async () => (here.requests.length < 3 ? refusal('2') : Response.json(board)));
      const requested = here.read();
      for (const [ms, count] of [
        [1999, 1],
        [1, 2],
        [1999, 2],
        [1, 3],
      ] as const) {
        await vi.advanceTimersByTimeAsync(ms);
        expect(here.requests).toHaveLength(count);
      }
      await expect(requested).resolves.toMatchObject({ vo: [win] });
    });

    test('does not shorten the usual pause to a shorter Retry-After', async () => {
      here.answerBy(async () => (here.requests.length < 2 ? refusal('1') : Response.json(board)));
      vi.mocked(Math.random).mockReturnValue(7);
      const requested = here.read();
      await vi.advanceTimersByTimeAsync(2249);
      expect(here.requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      await expect(requested).resolves.toMatchObject({ vo: [win] });
    });

    test('reports the rate limit when every try of a read is refused by it', async () => {
      here.answerBy(async () => refusal('1'));
      const seen = follow(here.read());
      await vi.advanceTimersByTimeAsync(60_000);
      expect(here.requests).toHaveLength(3);
      expect(seen.error).toMatchObject({
        kind: 'refused',
        code: 'request.too.many',
        value: { wait: 3 },
        status: 429,
      });
    });

    test.each([
      ['6', 6_000],
      ['30', 30_000],
      [new Date(Date.UTC(2026, 0, 15, 12, 0, 9)).toUTCString(), 9_000],
      ['86400', 60_000],
    ])(
      'fails a read at once when Retry-After is long, and sends none before it ends (%s)',
      async (after, ms) => {
        vi.useFakeTimers({
          now: Date.UTC(2026, 0, 15, 12),
          toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'],
        });
        here.answerBy(async () => refusal(after));
        const first = follow(here.read());
        await vi.advanceTimersByTimeAsync(0);
        expect(first.error).toMatchObject({
          code: 'request.too.many',
          status: 429,
          until: performance.now() + ms,
        });
        await vi.advanceTimersByTimeAsync(ms - 1);
        const early = follow(here.read());
        await vi.advanceTimersByTimeAsync(0);
        expect(early.error).toMatchObject({
          code: 'request.too.many',
          until: (first.error as GatewayError).until,
        });
        expect(here.requests).toHaveLength(1);
        await vi.advanceTimersByTimeAsync(1);
        here.answerBy(async () => Response.json(board));
        await expect(here.read()).resolves.toMatchObject({ vo: [win] });
      },
    );

    test('sends a write at once, whatever Retry-After a read received', async () => {
      here.answerBy(async () => refusal('30'));
      follow(here.write());
      const seen = follow(here.write());
      await vi.advanceTimersByTimeAsync(0);
      expect(here.requests).toHaveLength(2);
      expect(seen.error).toMatchObject({ code: 'request.too.many' });
    });

    test('does not delay another caller', async () => {
      let token = 'one';
      here.answerBy(async () => refusal('30'), { token: () => token });
      const row = { name: 'own', session: 'optional', method: 'GET', path: '/own' };
      const own = () => follow(here.client.call(row as never, {} as never));
      own();
      await vi.advanceTimersByTimeAsync(0);
      own();
      token = 'two';
      own();
      await vi.advanceTimersByTimeAsync(0);
      expect(here.requests).toHaveLength(2);
    });

    test('reads a status of 429 without an envelope as a rate limit', async () => {
      here.answerBy(async () => new Response('<html>', { status: 429 }));
      const seen = follow(here.read());
      await vi.advanceTimersByTimeAsync(60_000);
      expect(here.requests).toHaveLength(1);
      expect(seen.error).toMatchObject({ kind: 'refused', code: 'request.too.many', status: 429 });
      expect(here.reports).toEqual([]);
    });

    test('respects the Retry-After of a server error', async () => {
      const failing = (after: string) => new Response('', { status: 503, headers: { 'Retry-After': after } });
      here.answerBy(async () => failing('4'));
      const seen = follow(here.read());
      await vi.advanceTimersByTimeAsync(3999);
      expect(here.requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(4001);
      expect(here.requests).toHaveLength(3);
      expect(seen.error).toMatchObject({ kind: 'server', code: '503', status: 503 });
      here.answerBy(async () => failing('20'));
      const other = follow(here.read());
      await vi.advanceTimersByTimeAsync(0);
      expect(here.requests).toHaveLength(4);
      expect(other.error).toMatchObject({ kind: 'server', code: '503' });
    });

    test('returns the response of a successful retry', async () => {
      here.answerBy(async () => {
        if (here.requests.length === 1) throw new TypeError('Failed to fetch');
        return here.requests.length === 2 ? new Response('', { status: 503 }) : Response.json(board);
      });
      const requested = here.read();
      await vi.advanceTimersByTimeAsync(900);
      await expect(requested).resolves.toMatchObject({ vo: [win] });
      expect(here.requests).toHaveLength(3);
    });

    test.each([
      ['the network fails', lost],
      ['the gateway fails', async () => new Response('', { status: 503 })],
    ])('never repeats a write when %s', async (_what, fetch) => {
      here.answerBy(fetch);
      const seen = follow(here.write());
      await vi.advanceTimersByTimeAsync(60_000);
      expect(seen.over).toBe(true);
      expect(here.requests).toHaveLength(1);
    });

    test('never repeats a write that times out', async () => {
      here.answerBy(silence);
      const seen = follow(here.write());
      await vi.advanceTimersByTimeAsync(0);
      here.limits[0]?.end();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(seen.error).toMatchObject({ kind: 'timeout', call: 'noteWin' });
      expect(here.requests).toHaveLength(1);
    });

    test('each attempt has a timeout of ten seconds in addition to the caller’s signal', async () => {
      here.answerBy(silence);
      const seen = follow(here.read({ signal: new AbortController().signal }));
      for (const pause of [300, 600, 0]) {
        await vi.advanceTimersByTimeAsync(0);
        here.limits.at(-1)?.end();
        await vi.advanceTimersByTimeAsync(pause);
      }
      expect(here.limits.map(({ ms }) => ms)).toEqual([10_000, 10_000, 10_000]);
      expect(here.requests).toHaveLength(3);
      expect(seen.error).toMatchObject({ kind: 'timeout', code: 'timeout', call: 'getWinners' });
    });

    test('applies the timeout that a caller sets', async () => {
      here.answerBy(async () => Response.json(board));
      await here.read({ timeout: 700 });
      expect(here.limits.map(({ ms }) => ms)).toEqual([700]);
    });

    test('reads the token once, at the start', async () => {
      const tokens = ['first', 'second'];
      here.answerBy(lost, { token: () => tokens.shift() });
      const row = { name: 'renew', session: 'optional', method: 'GET', path: '/renew' };
      const requested = here.client.call(row as never, {} as never);
      expect(tokens).toEqual(['second']);
      const seen = follow(requested);
      await vi.advanceTimersByTimeAsync(900);
      expect(seen.over).toBe(true);
      const sent = here.requests.map(({ init }) => new Headers(init.headers).get('authorization'));
      expect(sent).toEqual(Array(3).fill('Bearer first'));
    });
  });
  describe('an aborted call', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

    const reasons = [
      ['without a reason', undefined],
      ['because its own time was over', late()],
      ['with a reason of its own', new Error('left')],
    ] as const;

    test.each(reasons)('%s ends the call at once', async (_, reason) => {
      const abort = new AbortController();
      here.answerBy(silence);
      const seen = follow(here.read({ signal: abort.signal }));
      abort.abort(reason);
      await vi.advanceTimersByTimeAsync(0);
      expect(seen.error).toMatchObject({ kind: 'aborted', code: 'aborted', call: 'getWinners' });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(here.requests).toHaveLength(1);
      expect(here.reports).toEqual([]);
    });

    test.each(reasons)('%s ends it in the pause between two attempts', async (_, reason) => {
      const abort = new AbortController();
      here.answerBy(lost);
      const seen = follow(here.read({ signal: abort.signal }));
      await vi.advanceTimersByTimeAsync(100);
      expect(seen.over).toBe(false);
      abort.abort(reason);
      await vi.advanceTimersByTimeAsync(0);
      expect(seen.error).toMatchObject({ kind: 'aborted' });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(here.requests).toHaveLength(1);
    });

    test('an earlier abort sends no request', async () => {
      here.answerBy(lost);
      await expect(here.read({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(here.requests).toHaveLength(0);
    });

    test('an abort after the response has no effect, and no listener stays at its signal', async () => {
      const { signal } = new AbortController();
      const added = vi.spyOn(signal, 'addEventListener');
      const removed = vi.spyOn(signal, 'removeEventListener');
      here.answerBy(async () => Response.json(board));
      await expect(here.read({ signal })).resolves.toMatchObject({ vo: [win] });
      await vi.advanceTimersByTimeAsync(0);
      expect(added).toHaveBeenCalled();
      expect(removed.mock.calls).toEqual(added.mock.calls);
    });

    test('does not retry a request that its caller aborted', async () => {
      here.answerBy(() => Promise.reject(new DOMException('The visit is over', 'AbortError')));
      const seen = follow(here.read());
      await vi.advanceTimersByTimeAsync(60_000);
      expect(seen.error).toMatchObject({ kind: 'aborted' });
      expect(here.requests).toHaveLength(1);
      expect(here.reports).toEqual([]);
    });
  });
});

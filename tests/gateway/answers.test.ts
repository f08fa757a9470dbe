import { describe, expect, test } from 'vitest';
import { createDemoGateway } from '../../demo/gateway/gateway.ts';
import { board, failed, lost, noPauses, onBothClients, win } from '../support/both-clients.ts';

onBothClients((here) => {
  describe('requests', () => {
    test('sends a read across origins without headers or credentials, so that it needs no preflight', async () => {
      here.answerBy(async () => Response.json(board));
      await here.read();
      const { address, init } = here.requests[0]!;
      expect(address).toMatch(/^http:\/\/gateway\.test\/wps\/.*\?merchantCode=foyer&gameCategory=ALL/);
      expect(init).toMatchObject({ method: 'GET', credentials: 'omit' });
      expect([...new Headers(init.headers)]).toEqual([]);
      expect(init.body ?? null).toBeNull();
    });

    test('sends a body as JSON', async () => {
      here.answerBy(async () => Response.json(board));
      await here.write();
      const { init } = here.requests[0]!;
      expect(init.method).toBe('POST');
      expect(new Headers(init.headers).get('content-type')).toBe('application/json');
      expect(JSON.parse(String(init.body))).toEqual({ note: 'ä' });
    });
  });
  describe('a response of another shape', () => {
    test.each([
      ['html', '<!doctype html><p>Sign in to the hotel’s network'],
      ['cut off', '{"success":true,"value":{"vo":[{"gameName":"Ko'],
      ['empty', ''],
      ['a text', '"welcome"'],
      ['no envelope', '[]'],
    ])('is malformed, and asked for once: %s', async (_, body) => {
      here.answerBy(async () => new Response(body, { headers: { 'Content-Type': 'application/json' } }));
      const error = await failed(here.read());
      expect(error).toMatchObject({ kind: 'malformed', code: 'malformed', call: 'getWinners', status: 200 });
      expect(here.requests).toHaveLength(1);
      expect(here.reports).toEqual([{ name: 'malformed', error }]);
    });

    test.each([204, 205])('is malformed without a body: %d', async (status) => {
      here.answerBy(async () => new Response(null, { status }));
      await expect(here.read()).rejects.toMatchObject({ kind: 'malformed', status, paths: [''] });
    });

    test.each([
      [{ success: 'yes' }, 'success'],
      [{ success: true }, 'value'],
      [{ success: true, value: {} }, 'value.vo'],
      [{ success: true, value: { vo: 'maya7' } }, 'value.vo'],
      [{ success: true, value: { vo: [{ ...win, winAmount: 'maya7' }] } }, 'value.vo.winAmount'],
    ])('names the field and never what it holds: %j', async (reply, path) => {
      here.answerBy(async () => Response.json(reply));
      const error = await failed(here.read());
      expect(error.paths).toContain(path);
      expect(JSON.stringify([error, error.message, error.paths])).not.toContain('maya7');
    });
  });
  test('keeps the first 1,000 entries of a list in a response', async () => {
    const sent = Array.from({ length: 20_000 }, (_, place) => ({ ...win, gameName: `Game ${place}` }));
    here.answerBy(async () => Response.json({ success: true, value: { vo: sent } }));
    const { vo } = (await here.read()) as { vo: object[] };
    expect(vo).toHaveLength(1_000);
    expect(vo.at(-1)).toMatchObject({ gameName: 'Game 999' });
  });
  describe('a defect in our own code', () => {
    const ours = new TypeError("Cannot read properties of undefined (reading 'token')");
    const throwing = () => {
      throw ours;
    };

    test('is neither a network error nor a malformed response, and is reported once', async () => {
      here.answerBy(lost, { token: throwing });
      const requested = here.client.call(
        { name: 'renew', session: 'optional', method: 'GET', path: '/' } as never,
        {} as never,
      );
      const error = await failed(requested);
      expect(error).toMatchObject({ kind: 'defect', code: 'defect', call: 'renew', cause: ours });
      expect(here.reports).toEqual([{ name: 'defect', error }]);
      expect(here.requests).toHaveLength(0);
    });

    test("is distinguished from a network failure thrown by a shell's fetch wrapper", async () => {
      noPauses();
      here.answerBy(async () => throwing());
      const error = await failed(here.read());
      expect(error).toMatchObject({ kind: 'defect', cause: ours });
      expect(here.reports).toEqual([{ name: 'defect', error }]);
    });

    test('a network error keeps its cause, is not reported, and does not contain the URL', async () => {
      noPauses();
      const cause = new TypeError('Load failed');
      here.answerBy(() => Promise.reject(cause));
      const error = await failed(here.read());
      expect(error).toMatchObject({ kind: 'offline', code: 'offline', cause, status: undefined });
      expect(`${error} ${error.message}`).not.toContain('gateway.test');
      expect(here.reports).toEqual([]);
    });
  });
  test('reports the faults of the demo gateway as different errors', async () => {
    noPauses();
    const gateway = createDemoGateway({ database: ':memory:', faults: true });
    here.answerBy(async (init, address) => gateway.app.request(address, init));
    const failures = [
      [{ status: 502 }, 'server', 3],
      [{ drop: true }, 'offline', 3],
      [{ malformed: 'html' }, 'malformed', 1],
      [{ malformed: 'truncated' }, 'malformed', 1],
      [{ malformed: 'wrong-shape' }, 'malformed', 1],
    ] as const;
    for (const [fault, kind, tries] of failures) {
      here.requests = [];
      gateway.faults?.set({ endpoint: 'getWinners', ...fault });
      await expect(here.read(), JSON.stringify(fault)).rejects.toMatchObject({ name: 'GatewayError', kind });
      expect(here.requests).toHaveLength(tries);
    }
    gateway.faults?.clear();
    await expect(here.read()).resolves.toMatchObject({ vo: expect.any(Array) });
    gateway.close();
  });
});

// @module-tag LG-7
import { calculateJwkThumbprint, decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSeals } from '../../demo/gateway/seals.ts';
import { encryptionKey } from '../../src/config/status.ts';
import { login } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { call } from '../../src/gateway/http/client.ts';
import { ORIGIN, type TestEnvironment, testEnvironment } from '../support/test-environment.ts';
import { credentials } from './harness.ts';

const MINUTE = 60_000;
let here: TestEnvironment;
let bodies: string[];
let now: number;

async function open(config: Record<string, unknown> = {}): Promise<void> {
  here = await testEnvironment({ clock: () => now, config });
  bodies = [];
  const request = here.gateway.app.request.bind(here.gateway.app);
  here.gateway.app.request = (async (input: Request, init?: RequestInit) => {
    if (input instanceof Request && input.method === 'POST') bodies.push(await input.clone().text());
    return request(input, init);
  }) as typeof here.gateway.app.request;
}

beforeEach(async () => {
  now = Date.now();
  await open();
});

const signIn = () => call(login, { body: credentials('maya7') });
const headerOf = (body = '') => decodeProtectedHeader(JSON.parse(body).data);

/** Replays a captured body. */
async function replay(body = '') {
  const { keyId } = (await call(getStatus, {})).encryption;
  const headers = { 'Content-Type': 'application/json', Encryption: keyId };
  const answer = await here.gateway.app.request(ORIGIN + login.path, { method: 'POST', headers, body });
  return answer.json() as Promise<{ success: boolean; errorCode?: string; message?: string }>;
}

describe('a sealed body', () => {
  test('opens once, so that a captured body is useless', async () => {
    await signIn();
    expect(await replay(bodies[0])).toMatchObject({
      success: false,
      message: 'the sealed body was sent before',
    });
  });

  test('has the time of sealing and a unique id', async () => {
    await signIn();
    await signIn();
    const [one, other] = bodies.map(headerOf);
    expect(Math.abs(Number(one?.iat) - now / 1000)).toBeLessThan(60);
    expect(one?.jti).toMatch(/^[0-9a-f]{32}$/);
    expect(other?.jti).not.toBe(one?.jti);
  });

  test('is sealed again with the gateway’s time after clock skew', async () => {
    now += 45 * MINUTE;
    await signIn();
    expect(bodies).toHaveLength(2);
    await signIn();
    expect(bodies).toHaveLength(3);
  });

  test('without time or id is refused', async () => {
    const seals = createSeals(() => now);
    expect(() => seals.accept(undefined, 'a'.repeat(32))).toThrow('request.invalid');
    expect(() => seals.accept(now / 1000, undefined)).toThrow('request.invalid');
    expect(() => seals.accept(now / 1000, 'short')).toThrow('request.invalid');
  });

  test('is valid within five minutes, in which its id is stored', () => {
    const seals = createSeals(() => now);
    const id = (letter: string) => letter.repeat(32);
    now += 60 * MINUTE;
    const sealed = now / 1000;
    expect(() => seals.accept(sealed + 300, id('a'))).toThrow('sealed.stale');
    seals.accept(sealed + 299, id('b'));
    now += 5 * MINUTE - 1;
    seals.accept(sealed, id('c'));
    now += 1;
    expect(() => seals.accept(sealed, id('d'))).toThrow('sealed.stale');
    now += 4 * MINUTE;
    expect(() => seals.accept(sealed + 299, id('b'))).toThrow('request.invalid');
  });

  test('from before a restart is refused', () => {
    const seals = createSeals(() => now);
    expect(() => seals.accept((now - 2_000) / 1000, 'a'.repeat(32))).toThrow('sealed.stale');
  });
});

describe('a pinned key', () => {
  const keyOf = async () => (await call(getStatus, {})).encryption;

  test('is used for sealing', async () => {
    const pin = await calculateJwkThumbprint((await keyOf()).jwk);
    expect((await keyOf()).keyId).toBe(pin);
    await open({ sealingKeys: ['x'.repeat(43), pin] });
    await expect(signIn()).resolves.toMatchObject({ userName: 'maya7' });
  });

  test('prevents sealing under a man-in-the-middle’s key', async () => {
    await open({ sealingKeys: ['x'.repeat(43)] });
    await expect(signIn()).rejects.toMatchObject({ kind: 'malformed', code: 'sealing_key' });
    expect(bodies).toEqual([]);
    expect((await encryptionKey()).pinned).toEqual(['x'.repeat(43)]);
  });
});

import type { scryptSync } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { forgotPassword } from '../../src/gateway/endpoints/passwords.ts';
import { call } from '../../src/gateway/http/client.ts';
import { gatewayPerTest } from './harness.ts';

/** Number of compared passwords, which take nearly all the time of a login. */
const derived = vi.hoisted(() => ({ count: 0 }));
vi.mock(import('node:crypto'), async (original) => {
  const crypto = await original();
  const counted = ((...args: Parameters<typeof scryptSync>) => {
    derived.count++;
    return crypto.scryptSync(...args);
  }) as typeof scryptSync;
  return { ...crypto, scryptSync: counted };
});

const gateway = gatewayPerTest();

async function comparedFor(username: string, password: string): Promise<number> {
  derived.count = 0;
  await gateway.signIn(username, password).catch(() => {});
  return derived.count;
}

test('a login takes the same time with and without account and temporary password', {
  tags: ['LG-4'],
}, async () => {
  await call(forgotPassword, { body: { username: 'maya7', email: 'maya7@example.com' } });
  const times = [
    await comparedFor('maya7', 'not it'),
    await comparedFor('ravi1', 'not it'),
    await comparedFor('nobody', 'not it'),
    await comparedFor('ravi1', 'foyer-1234'),
  ];
  expect(new Set(times)).toEqual(new Set([2]));
});

// @module-tag MS-6
import { expect, test } from 'vitest';
import { encodePath } from '../../../demo/gateway/customer-service.ts';
import { customerServiceAddress, decodePath } from '../../../src/features/messages/customer-service.ts';
import type { SystemStatus } from '../../../src/gateway/endpoints/system.ts';

test('decodes a stored path with its last 8 characters', () => {
  expect(decodePath(encodePath('https://chat.example/خوش', 'qX7mK2pZ'))).toBe('https://chat.example/خوش');
});

test('decodes other text to an empty string', () => {
  expect(decodePath('%%% not base64 %%%')).toBe('');
});

test.each([
  [
    'an address of the operator',
    encodePath('https://chat.example/desk', 'qX7mK2pZ'),
    'https://chat.example/desk',
  ],
  ['no base64', '%%% not base64 %%%', undefined],
  ['another key', `${encodePath('https://chat.example/desk', 'qX7mK2pZ').slice(0, -8)}Zk5Yd1Nf`, undefined],
  ['nothing', '', undefined],
  ['a key alone', 'qX7mK2pZ', undefined],
  ['a place of the site', encodePath('/m/home', 'qX7mK2pZ'), undefined],
  ['a script', encodePath('javascript:alert(1)', 'qX7mK2pZ'), undefined],
])('rejects a path that hides %s', (_, path, address) => {
  const status = { info: { customerService: [{ csType: 'ONLINE', path }] } } as unknown as SystemStatus;
  expect(customerServiceAddress(status)).toBe(address);
  expect(customerServiceAddress(status, 'AFFILIATE')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { hidePath } from '../../../demo/gateway/customer-service.ts';
import { openPath } from '../../../src/features/messages/customer-service.ts';

test('MS-6 a stored path opens with its last 8 characters', () => {
  expect(openPath(hidePath('https://chat.example/خوش', 'qX7mK2pZ'))).toBe('https://chat.example/خوش');
});

test('MS-6 what is no stored path opens to nothing', () => {
  expect(openPath('%%% not base64 %%%')).toBe('');
});

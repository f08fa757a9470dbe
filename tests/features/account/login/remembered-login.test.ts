import { beforeEach, expect, test } from 'vitest';
import {
  canRememberLogin,
  deleteRememberedLogin,
  hasRememberedLogin,
  loadRememberedLogin,
  saveRememberedLogin,
  updateRememberedPassword,
} from '../../../../src/features/account/login/remembered-login.ts';
import type { Vault } from '../../../../src/platform/platform.ts';
import { environmentPerTest } from '../../../support/test-environment.ts';

const here = environmentPerTest();

/** A device's vault, which encrypts with its own key like the browser's. */
function vault(): Vault {
  const key = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = new Uint8Array(12);
  return {
    async seal(text) {
      const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key, Buffer.from(text));
      return Buffer.from(data).toString('base64');
    },
    async open(sealed) {
      try {
        const data = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv },
          await key,
          Buffer.from(sealed, 'base64'),
        );
        return Buffer.from(data).toString();
      } catch {
        return undefined;
      }
    },
  };
}

beforeEach(() => {
  here.platform.vault = vault();
});

const login = { username: 'maya7', password: 'pässword 123', countryDialingCode: '' };
const stored = () => here.platform.persistentStorage.get('MC_REMEMBERED_LOGIN') ?? '';

test('restores a remembered login, stored encrypted and encoded', { tags: ['LG-2'] }, async () => {
  await saveRememberedLogin('username', login);
  expect(await loadRememberedLogin('username')).toEqual(login);
  const { password } = JSON.parse(stored()).username;
  const inner = atob(password);
  expect(inner).toMatch(/\.foyer$/);
  for (const text of [stored(), inner, atob(inner.slice(0, -6))]) expect(text).not.toContain('word 123');
});

test('another device cannot decrypt it', { tags: ['LG-2'] }, async () => {
  await saveRememberedLogin('username', login);
  here.platform.vault = vault();
  expect(await loadRememberedLogin('username')).toEqual({ ...login, password: '' });
});

test('stores and deletes each method separately', { tags: ['LG-1'] }, async () => {
  await saveRememberedLogin('username', login);
  await saveRememberedLogin('sms', { username: '9876543210', password: '', countryDialingCode: '91' });
  deleteRememberedLogin('username');
  expect(hasRememberedLogin('username')).toBe(false);
  expect(await loadRememberedLogin('sms')).toEqual({
    username: '9876543210',
    password: '',
    countryDialingCode: '91',
  });
  deleteRememberedLogin('sms');
  expect(stored()).toBe('');
});

test("a changed password replaces only the same account's", { tags: ['PW-4'] }, async () => {
  await saveRememberedLogin('username', login);
  await updateRememberedPassword('arun', 'other-1234');
  expect((await loadRememberedLogin('username'))?.password).toBe(login.password);
  await updateRememberedPassword('maya7', 'newer-1234');
  expect((await loadRememberedLogin('username'))?.password).toBe('newer-1234');
});

test('stores nothing without a vault, as in kiosk and embed', { tags: ['LG-2'] }, async () => {
  delete here.platform.vault;
  expect(canRememberLogin()).toBe(false);
  await saveRememberedLogin('username', login);
  expect(stored()).toBe('');
});

test.each([
  'nonsense',
  '{"username":{"username":1}}',
  '{"username":{"username":"a","password":"%%","countryDialingCode":""}}',
])('ignores an unreadable entry (%s)', { tags: ['LG-2'] }, async (text) => {
  here.platform.persistentStorage.set('MC_REMEMBERED_LOGIN', text);
  expect((await loadRememberedLogin('username'))?.password ?? '').toBe('');
});

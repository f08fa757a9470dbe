import { expect, test } from 'vitest';
import { memoryStorage } from '../../src/lib/storage.ts';
import { deviceFrom } from '../../src/platform/device.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { recordWebClip } from '../../src/platform/web-clip.ts';

function kept(address: string, installed: boolean): string | undefined {
  const persistentStorage = memoryStorage();
  const device = deviceFrom('', installed);
  recordWebClip({ device, persistentStorage, here: () => address } as Platform);
  return persistentStorage.get('WEBCLIP');
}

test.each([
  ['/m/home?webclip=1', true, '1'],
  ['/m/home?a=b&webclip=1', true, '1'],
  // The same address in a browser, or the app opened otherwise.
  ['/m/home?webclip=1', false, undefined],
  ['/m/home', true, undefined],
  ['/m/home?webclip=10', true, undefined],
  ['/m/home?webclip=0', true, undefined],
  ['/m/home?nowebclip=1', true, undefined],
] as const)(
  'opened at %s, from the home screen: %s',
  { tags: ['DL-3', 'RG-7'] },
  (address, installed, expected) => {
    expect(kept(address, installed)).toBe(expected);
  },
);

test('a later start by the same shortcut keeps the data of the first one', { tags: ['DL-3'] }, () => {
  const persistentStorage = memoryStorage();
  const device = deviceFrom('', true);
  recordWebClip({ device, persistentStorage, here: () => '/m/home?webclip=1' } as Platform);
  recordWebClip({ device, persistentStorage, here: () => '/m/home' } as Platform);
  expect(persistentStorage.get('WEBCLIP')).toBe('1');
});

test.each([
  ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', 5],
  ['ios', 'Mozilla/5.0 (iPad; CPU OS 12_4 like Mac OS X)', 5],
  ['ios', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5],
  ['other', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0],
  ['android', 'Mozilla/5.0 (Linux; Android 16; Pixel 9)', 5],
  ['other', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10],
] as const)('the system is %s of %s with %i fingers', (system, agent, fingers) => {
  expect(deviceFrom(agent, false, fingers)).toEqual({ system, agent, inApp: false, installed: false });
});

test('recognises the native app by its marker only', { tags: ['RT-9'] }, () => {
  expect(deviceFrom('Mozilla/5.0 (Linux; Android 16) FoyerApp/1.0', false).inApp).toBe(true);
  expect(deviceFrom('Mozilla/5.0 (Linux; Android 16) NotFoyerApp/1.0', false).inApp).toBe(false);
});

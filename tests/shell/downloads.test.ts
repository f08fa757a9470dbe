import { afterEach, describe, expect, test } from 'vitest';
import { $status } from '../../src/config/status.ts';
import type { Device } from '../../src/platform/platform.ts';
import { $downloads } from '../../src/shell/downloads.ts';
import { type TestEnvironment, testEnvironment } from '../support/test-environment.ts';

let here: TestEnvironment;

afterEach(() => here.close());

/** Types of what a device is offered, once the gateway has said which links there are. */
async function offered(device: Partial<Device>, config?: Record<string, unknown>): Promise<string[]> {
  here = await testEnvironment({ device, ...(config && { config }) });
  const stop = $downloads.listen(() => {});
  await $status.reload();
  const texts = $downloads.get().map(({ text }) => text);
  stop();
  return texts;
}

describe('HD-2 what a device is offered to install', () => {
  test.each([
    ['android', ['shell.android']],
    ['ios', ['shell.ios', 'shell.configurationProfile']],
    ['other', ['shell.android']],
  ] as const)('%s', async (system, texts) => {
    expect(await offered({ system })).toEqual(texts);
  });

  test('nothing inside the app, nothing once installed, nothing where the window is off', async () => {
    expect(await offered({ inApp: true })).toEqual([]);
    here.close();
    expect(await offered({ installed: true })).toEqual([]);
    here.close();
    expect(await offered({}, { features: { appWindow: false } })).toEqual([]);
  });
});

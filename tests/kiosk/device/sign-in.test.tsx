// @module-tag LG-11
// @module-tag KI-1
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $kioskConfig } from '../../../kiosk/config/kiosk-config.ts';
import { readKioskConfig } from '../../../kiosk/config/read-kiosk-config.ts';
import { kioskPlatform } from '../../../kiosk/device/platform.ts';
import { resetHistory } from '../../../kiosk/navigation/memory-history.ts';
import { providePlatform } from '../../../src/platform/platform.ts';
import { whenSignedIn } from '../../../src/session/when-signed-in.ts';
import { $panel, closePanel } from '../../../src/shell/drawers/panels.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { settled } from '../../support/patient.ts';
import { testEnvironment } from '../../support/test-environment.ts';

beforeEach(async () => {
  await testEnvironment();
  providePlatform(kioskPlatform());
  resetHistory();
  $toast.set(undefined);
});
afterEach(() => {
  closePanel();
  $kioskConfig.set(undefined);
});

test('a terminal that offers the login opens it over its pages', async () => {
  $kioskConfig.set(readKioskConfig(JSON.stringify({ venue: 'Hall' })));
  whenSignedIn(() => {});
  await settled(() => expect($panel.get()).toBe('login'));
});

test('a terminal without a login says so', async () => {
  $kioskConfig.set(
    readKioskConfig(JSON.stringify({ venue: 'Hall', terminals: { cafe: { pages: ['home'] } } }), 'cafe'),
  );
  whenSignedIn(() => {});
  await vi.dynamicImportSettled();
  expect([$panel.get(), $toast.get()?.text]).toEqual([undefined, 'kiosk.notOffered']);
});

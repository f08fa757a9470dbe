import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { redrawImageHost, watchImageHosts } from '../../../kiosk/config/image-host.ts';
import { $kioskConfig } from '../../../kiosk/config/kiosk-config.ts';
import { readKioskConfig } from '../../../kiosk/config/read-kiosk-config.ts';
import { kioskPlatform } from '../../../kiosk/device/platform.ts';
import { type ConnectivityWatch, watchConnectivity } from '../../../kiosk/status/connectivity.ts';
import { endVisit } from '../../../kiosk/visit/visit.ts';
import { imageAddress } from '../../../src/config/images.ts';
import { probeGateway } from '../../../src/config/probe-gateway.ts';
import { getStatus, type SystemStatus } from '../../../src/gateway/endpoints/system.ts';
import { call, configureGateway } from '../../../src/gateway/http/client.ts';
import { providePlatform } from '../../../src/platform/platform.ts';
import { closeAfter } from '../../support/close-after.ts';
import { testEnvironment } from '../../support/test-environment.ts';

const hosts = ['https://a.example', 'https://b.example', 'https://c.example', 'https://d.example'];
/** Milliseconds between two probes of the gateway. */
const LOOK = 30_000;

let watch: ConnectivityWatch;
let offered: string[];
let draws: number;

/** Returns the host of a picture. */
const picture = () => imageAddress('/art/1.svg').replace('/art/1.svg', '');
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  await testEnvironment({ config: { imageCDNs: hosts } });
  const status: SystemStatus = await call(getStatus, {});
  providePlatform({ ...kioskPlatform(), report: () => {} });
  $kioskConfig.set(readKioskConfig(JSON.stringify({ venue: 'Hall' })));
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  offered = [...hosts];
  draws = 0;
  // Each new choice gets another host.
  vi.spyOn(Math, 'random').mockImplementation(() => (draws++ % hosts.length) / hosts.length);
  configureGateway({
    base: 'http://gateway.test',
    merchantCode: 'foyer',
    fetch: async () =>
      Response.json({
        success: true,
        value: { ...status, info: { ...status.info, imageCDNs: offered } },
      }),
  });
  redrawImageHost();
  closeAfter(watchImageHosts());
  watch = watchConnectivity(probeGateway);
  await pass(0);
});

afterEach(() => {
  watch.stop();
});

describe('the image host of a terminal', { tags: ['SY-3'] }, () => {
  test('stays the same during a visit, however often the status is fetched', async () => {
    const first = picture();
    expect(hosts).toContain(first);
    const seen = new Set<string>();
    for (let look = 0; look < 10; look++) {
      await pass(LOOK);
      seen.add(picture());
    }
    expect([...seen]).toEqual([first]);
  });

  test('stays the same while the operator adds, removes or reorders others', async () => {
    const first = picture();
    for (const list of [
      [...hosts, 'https://e.example'],
      hosts.filter((one, index) => one === first || index > 1),
      hosts.toReversed(),
      [first],
    ]) {
      offered = list;
      await pass(LOOK);
      expect(picture()).toBe(first);
    }
  });

  test('changes as soon as the operator has removed it', async () => {
    const first = picture();
    offered = hosts.filter((one) => one !== first);
    await pass(LOOK - 1);
    expect(picture()).toBe(first);
    await pass(1);
    const second = picture();
    expect(offered).toContain(second);
    await pass(LOOK * 3);
    expect(picture()).toBe(second);
    offered = [];
    await pass(LOOK);
    expect(picture()).toBe('');
  });

  test('is chosen again for the next visitor, among the current ones', async () => {
    offered = [...hosts, 'https://e.example'];
    await pass(LOOK);
    const seen = new Set<string>();
    for (let visit = 0; visit < 8; visit++) {
      void endVisit();
      seen.add(picture());
      await pass(LOOK);
      seen.add(picture());
    }
    expect(seen.size).toBeGreaterThan(1);
    for (const one of seen) expect(offered).toContain(one);
  });
});

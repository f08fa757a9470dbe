import { expect, test } from 'vitest';
import { disableFlags, withoutSignInService } from '../../../kiosk/config/without-sign-in-service.ts';
import { readSiteConfig, type SiteConfig } from '../../../src/config/read-site-config.ts';
import { $flags, $status } from '../../../src/config/status.ts';
import { testEnvironment } from '../../support/test-environment.ts';

const site = (phone: boolean): SiteConfig => ({
  ...readSiteConfig(JSON.stringify({ merchantCode: 'foyer', brand: { name: 'Foyer' } })),
  signInService: { provider: 'firebase', apiKey: 'k', projectId: 'p', emulator: '', clientIds: {}, phone },
});

test('a terminal has no sign-in service, and offers codes by SMS only when the gateway sends them', {
  tags: ['KI-1'],
}, async () => {
  const here = await testEnvironment();
  const ways = { MOBILEVERCODELOGIN3: true, MOBILENUMREG3: true, REGMOBVERF3: true };
  Object.assign(here.gateway.switches.whitelabel, ways, { USERNAMEREG3: true });
  const offered = async () => {
    await $status.reload();
    const { MOBILEVERCODELOGIN3, MOBILENUMREG3, REGMOBVERF3, USERNAMEREG3 } = $flags.get();
    return [MOBILEVERCODELOGIN3, MOBILENUMREG3, REGMOBVERF3, USERNAMEREG3];
  };
  const leave = $flags.listen(() => {});
  expect(withoutSignInService(site(false))).not.toHaveProperty('signInService');
  disableFlags();
  expect(await offered()).toEqual([true, true, true, true]);
  expect(withoutSignInService(site(true))).not.toHaveProperty('signInService');
  expect(await offered()).toEqual([false, false, false, true]);
  leave();
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openLiveChat } from '../../../src/features/messages/live-chat.ts';
import { launchChat } from '../../../src/gateway/endpoints/messages.ts';
import { clearSession } from '../../../src/session/session.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { until } from '../../support/patient.ts';
import { settle } from '../../support/settle.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { expectReadable } from '../../support/toast-time.ts';

let here: TestEnvironment;

beforeEach(async () => {
  stopClock();
  here = await testEnvironment();
  vi.stubGlobal('location', new URL('http://gateway.test/m/message'));
});

/** Opens the chat and waits for the redirect delay. */
async function opened(open: () => Promise<unknown>, meanwhile = () => {}): Promise<void> {
  const before = here.sentTo(launchChat).length;
  const opening = open();
  await until(() => here.sentTo(launchChat).length > before);
  await settle();
  meanwhile();
  await pass(500);
  await opening;
}

describe('live chat', { tags: ['MS-3'] }, () => {
  test.each(['maya7', 'ravi1', 'noor2', 'guest40', 'agent10'])(
    'opens for %s, 500 ms after the response',
    async (name) => {
      await here.signIn(name);
      const opening = openLiveChat('UR');
      await until(() => here.sentTo(launchChat).length);
      await settle();
      await pass(499);
      expect(here.seen.opened).toEqual([]);
      await pass(1);
      await opening;
      const [sent] = here.sentTo(launchChat);
      expect(Object.fromEntries(sent!.query)).toEqual({
        b2c: '1',
        language: 'UR',
        backUrl: 'http://gateway.test/m/message',
        headerColor: '#161a22',
        title: 'Foyer',
      });
      expect(here.seen.opened).toHaveLength(1);
      expect(new URL(here.seen.opened[0]!).pathname).toBe('/demo/chat');
      // The browser may have blocked the window.
      $toast.get()!.action!.run();
      expect(here.seen.opened[1]).toBe(here.seen.opened[0]);
    },
  );

  test('redirects a visitor to login', { tags: ['SE-4'] }, async () => {
    await openLiveChat('EN');
    expect(here.seen.navigated.at(-1)?.address).toMatch(/^\/m\/login/);
    expect(here.sentTo(launchChat)).toEqual([]);
  });

  test('refuses type 4 with a message and without a request', { tags: ['SE-5'] }, async () => {
    await here.signIn('trial4');
    await openLiveChat('EN');
    expect($toast.get()).toMatchObject({ text: 'errors.freeReject', kind: 'failure' });
    expect(here.sentTo(launchChat)).toEqual([]);
    await expectReadable();
  });

  test('opens one chat for two taps', async () => {
    await here.signIn();
    await opened(() => Promise.all([openLiveChat('EN'), openLiveChat('EN')]));
    expect(here.seen.opened).toHaveLength(1);
  });

  test('does not open after a sign-out', async () => {
    await here.signIn();
    await opened(() => openLiveChat('EN'), clearSession);
    expect(here.seen.opened).toEqual([]);
  });

  test('shows a failure and allows a retry', async () => {
    await here.signIn();
    here.gateway.faults!.set({ endpoint: 'launchChat', malformed: 'html', times: 1 });
    await openLiveChat('EN');
    expect($toast.get()).toMatchObject({ kind: 'failure', text: 'errors.malformed' });
    await opened(() => openLiveChat('EN'));
    expect(here.seen.opened).toHaveLength(1);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
afterEach(() => {
  vi.unstubAllGlobals();
  $toast.set(undefined);
  here.close();
});

/** Opens the chat, through the time between the answer and it. */
async function opened(open: () => Promise<unknown>, meanwhile = () => {}): Promise<void> {
  const before = here.sentTo(launchChat).length;
  const opening = open();
  await until(() => here.sentTo(launchChat).length > before);
  await settle();
  meanwhile();
  await pass(500);
  await opening;
}

describe('MS-3 live chat', () => {
  test.each(['maya7', 'ravi1', 'noor2', 'guest40', 'agent10'])(
    'opens for %s, 500 ms after the answer',
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
      // A browser may have kept the window from opening.
      $toast.get()!.action!.run();
      expect(here.seen.opened[1]).toBe(here.seen.opened[0]);
    },
  );

  test('SE-4 a visitor goes to login', async () => {
    await openLiveChat('EN');
    expect(here.seen.navigated.at(-1)?.address).toMatch(/^\/m\/login/);
    expect(here.sentTo(launchChat)).toEqual([]);
  });

  test('SE-5 type 4 is told why not, and nothing is asked', async () => {
    await here.signIn('trial4');
    await openLiveChat('EN');
    expect($toast.get()).toMatchObject({ text: 'errors.freeReject', kind: 'failure' });
    expect(here.sentTo(launchChat)).toEqual([]);
    await expectReadable();
  });

  test('two presses open one', async () => {
    await here.signIn();
    await opened(() => Promise.all([openLiveChat('EN'), openLiveChat('EN')]));
    expect(here.seen.opened).toHaveLength(1);
  });

  test('who signs out meanwhile does not get it', async () => {
    await here.signIn();
    await opened(() => openLiveChat('EN'), clearSession);
    expect(here.seen.opened).toEqual([]);
  });

  test('a failure is told, and the next press tries again', async () => {
    await here.signIn();
    here.gateway.faults!.set({ endpoint: 'launchChat', malformed: 'html', times: 1 });
    await openLiveChat('EN');
    expect($toast.get()).toMatchObject({ kind: 'failure', text: 'errors.malformed' });
    await opened(() => openLiveChat('EN'));
    expect(here.seen.opened).toHaveLength(1);
  });
});

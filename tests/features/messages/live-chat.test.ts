import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLiveChat } from '../../../src/features/messages/live-chat.ts';
import { launchChat } from '../../../src/gateway/endpoints/messages.ts';
import { clearSession } from '../../../src/session/session.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

let here: TestEnvironment;

beforeEach(async () => {
  here = await testEnvironment();
  vi.stubGlobal('location', new URL('http://gateway.test/m/message'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  $toast.set(undefined);
  here.close();
});

describe('MS-3 live chat', () => {
  test.each(['maya7', 'ravi1', 'noor2', 'guest40', 'agent10'])(
    'opens for %s, 500 ms after the answer',
    async (name) => {
      await here.signIn(name);
      const began = performance.now();
      await openLiveChat('UR');
      expect(performance.now() - began).toBeGreaterThanOrEqual(495);
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
    await vi.waitUntil(() => !$toast.get(), 1_500);
  });

  test('two presses open one', async () => {
    await here.signIn();
    await Promise.all([openLiveChat('EN'), openLiveChat('EN')]);
    expect(here.seen.opened).toHaveLength(1);
  });

  test('who signs out meanwhile does not get it', async () => {
    await here.signIn();
    const opened = openLiveChat('EN');
    await vi.waitUntil(() => here.sentTo(launchChat).length);
    clearSession();
    await opened;
    expect(here.seen.opened).toEqual([]);
  });

  test('a failure is told, and the next press tries again', async () => {
    await here.signIn();
    here.gateway.faults!.set({ endpoint: 'launchChat', malformed: 'html', times: 1 });
    await openLiveChat('EN');
    expect($toast.get()).toMatchObject({ kind: 'failure', text: 'errors.malformed' });
    await openLiveChat('EN');
    expect(here.seen.opened).toHaveLength(1);
  });
});

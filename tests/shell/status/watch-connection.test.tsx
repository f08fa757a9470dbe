import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $availability, $status } from '../../../src/config/status.ts';
import { inboxOf } from '../../../src/features/messages/inbox.ts';
import { resource } from '../../../src/gateway/cache/resource.ts';
import { getMember } from '../../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../../src/gateway/endpoints/system.ts';
import { getWinners } from '../../../src/gateway/endpoints/winners.ts';
import { call, configureGateway } from '../../../src/gateway/http/client.ts';
import { GatewayError } from '../../../src/gateway/http/errors.ts';
import { $shown } from '../../../src/shell/page/page-store.ts';
import { PageBlockState } from '../../../src/shell/status/page-block-state.tsx';
import { StatusScreen } from '../../../src/shell/status/status-screen.tsx';
import { watchConnection } from '../../../src/shell/status/watch-connection.ts';
import { ToastHost } from '../../../src/ui/toast-host.tsx';
import { $persistentToast, $toast } from '../../../src/ui/toasts.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { settled } from '../../support/patient.ts';
import { settle } from '../../support/settle.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const query = { merchantCode: 'foyer', gameCategory: 'ALL', language: 'EN', limitNum: 5 };
const here = environmentPerTest();
let stop: () => void;

beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  // A new environment refetches what the test before showed, and a response means that there is a network.
  await settle();
  stop = watchConnection();
});
afterEach(() => {
  stop();
  $shown.set(undefined);
});

const sendRequest = () => call(getWinners, { query });
const drop = (endpoint: '*' | 'getWinners' | 'getInbox' | 'getStatus' = '*') =>
  here.gateway.faults!.set({ endpoint, drop: true });
const browserSays = (name: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(name === 'online');
  window.dispatchEvent(new Event(name));
};

describe('being offline', { tags: ['SY-2'] }, () => {
  test('shows at once while the browser is offline, with a toast at the end', async () => {
    await show(<ToastHost />);
    await act(async () => browserSays('offline'));
    expect(screen.getByRole('status').textContent).toBe('No internet. Check your connection.');
    await act(async () => {
      browserSays('online');
      await settle();
    });
    expect(screen.getByRole('status').textContent).toBe('You are back online.');
    await act(async () => $toast.set(undefined));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('shows next to other toasts until it ends', async () => {
    await show(<ToastHost />);
    await act(async () => browserSays('offline'));
    await act(async () => $toast.set({ id: 1, text: 'common.copied', kind: 'success' }));
    expect(screen.getByRole('status').textContent).toBe('Copied');
    await act(async () => $toast.set(undefined));
    expect(screen.getByRole('status').textContent).toBe('No internet. Check your connection.');
  });

  test('shows no toast while the card of a failed page says it', async () => {
    await act(async () => browserSays('offline'));
    const page = { route: 'rewardCenter', fading: false, turn: 1, retry: async () => {} } as const;
    $shown.set({ ...page, state: 'failed', error: new GatewayError('offline') });
    expect($persistentToast.get()).toBeUndefined();
    $shown.set({ ...page, state: 'failed', error: new GatewayError('malformed') });
    expect($persistentToast.get()).toBe('errors.offline');
    $shown.set({ ...page, state: 'failed', error: new GatewayError('offline') });
    $shown.set({ ...page, state: 'shown', Page: () => null });
    expect($persistentToast.get()).toBe('errors.offline');
  });

  test('shows no toast while the card of the only block of a page says it', async () => {
    await act(async () => browserSays('offline'));
    const retry = () => {};
    const error = new GatewayError('offline');
    const part = await show(<PageBlockState error={error} retry={retry} />);
    expect($persistentToast.get()).toBeUndefined();
    await part.unmount();
    expect($persistentToast.get()).toBe('errors.offline');
    await show(
      <section>
        <PageBlockState error={error} retry={retry} />
      </section>,
    );
    expect($persistentToast.get()).toBe('errors.offline');
  });

  test('shows on a page that opens without a network', async () => {
    stop();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    stop = watchConnection();
    expect($persistentToast.get()).toBe('errors.offline');
  });

  test('shows after a failed call although the browser is online, and probes after 1, 2 and 4 s', async () => {
    await $status.reload();
    stopClock();
    drop();
    const failed = sendRequest().catch(() => {});
    await pass(900);
    await failed;
    expect($persistentToast.get()).toBe('errors.unreachable');
    const looks = () => here.sentTo(getStatus).length;
    const before = looks();
    await pass(999);
    expect(looks()).toBe(before);
    await pass(1);
    expect(looks()).toBe(before + 1);
    // Two retries of the same check, then its pause.
    await pass(900);
    expect(looks()).toBe(before + 3);
    await pass(1_999);
    expect(looks()).toBe(before + 3);
    here.gateway.faults!.clear();
    await pass(1);
    await settle();
    expect(looks()).toBe(before + 4);
    expect($persistentToast.get()).toBeUndefined();
    expect($toast.get()).toMatchObject({ text: 'errors.online', kind: 'success' });
    await pass(60_000);
    expect(looks()).toBe(before + 4);
  });

  test('ends when another call succeeds', async () => {
    drop('getWinners');
    await sendRequest().catch(() => {});
    expect($persistentToast.get()).toBe('errors.unreachable');
    here.gateway.faults!.clear();
    await sendRequest();
    await settle();
    expect($persistentToast.get()).toBeUndefined();
  });

  test('ignores refusals, malformed responses and server errors', async () => {
    await call(getMember, {}).catch(() => {});
    for (const fault of [{ malformed: 'html' }, { status: 500 }] as const) {
      here.gateway.faults!.set({ endpoint: 'getWinners', ...fault });
      await sendRequest().catch(() => {});
    }
    expect($persistentToast.get()).toBeUndefined();
  });

  test('refetches failed blocks, ends of lists and the page afterwards', async () => {
    await here.signIn();
    here.gateway.faults!.set({ endpoint: 'getInbox', query: { pageSize: '1' } });
    const inbox = inboxOf('news', 'EN');
    const $board = resource('test-board', sendRequest);
    const $unseen = resource('test-unseen', sendRequest);
    const leaves = [inbox.listen(() => {})];
    await settled(() =>
      expect(inbox.get()).toMatchObject({ state: 'ready', value: { nextPage: 'available' } }),
    );
    drop('getInbox');
    drop('getWinners');
    // Its answer would end the failure.
    drop('getStatus');
    leaves.push($board.listen(() => {}));
    await inbox.fetchNextPage();
    await settled(() => expect($board.get().state).toBe('failed'));
    await $unseen.reload();
    expect(inbox.get()).toMatchObject({ value: { nextPage: 'failed', page: 1 } });
    const retry = vi.fn(async () => {});
    $shown.set({ route: 'help', fading: false, turn: 1, state: 'failed', error: {} as never, retry });
    here.gateway.faults!.clear();
    here.gateway.faults!.set({ endpoint: 'getInbox', query: { pageSize: '1' } });
    browserSays('online');
    await settled(() => expect($board.get().state).toBe('ready'));
    await settled(() => expect(inbox.get()).toMatchObject({ value: { page: 2 } }));
    expect(retry).toHaveBeenCalledOnce();
    expect($unseen.get().state).toBe('failed');
    for (const leave of leaves) leave();
  });
});

describe('a slow connection', { tags: ['SY-2'] }, () => {
  /** A gateway that responds when the test lets it. */
  function slowGateway(): () => void {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    configureGateway({
      base: 'http://gateway.test',
      merchantCode: 'foyer',
      fetch: async (input, init) => {
        await answered;
        return here.gateway.app.request(new Request(input, init));
      },
    });
    return answer;
  }

  test('shows 5 s after a pending call was sent, until its response', async () => {
    stopClock();
    const answer = slowGateway();
    const read = sendRequest();
    await pass(4_999);
    expect($persistentToast.get()).toBeUndefined();
    await pass(1);
    expect($persistentToast.get()).toBe('errors.stillWaiting');
    answer();
    await read;
    await settle();
    expect($persistentToast.get()).toBeUndefined();
    expect($toast.get()).toBeUndefined();
  });

  test('counts from the call, also when the watch began later', async () => {
    stopClock();
    stop();
    const answer = slowGateway();
    const read = sendRequest();
    await pass(3_000);
    stop = watchConnection();
    await pass(1_999);
    expect($persistentToast.get()).toBeUndefined();
    await pass(1);
    expect($persistentToast.get()).toBe('errors.stillWaiting');
    answer();
    await read;
  });

  test('ignores a call that had a response before', async () => {
    stopClock();
    const answer = slowGateway();
    const read = sendRequest();
    await pass(4_000);
    answer();
    await read;
    await pass(5_000);
    expect($persistentToast.get()).toBeUndefined();
  });
});

describe('maintenance', { tags: ['SY-1'] }, () => {
  test('shows its screen with the first call that it refuses during a visit', async () => {
    const leave = $availability.listen(() => {});
    await $status.reload();
    expect($availability.get()).toBe(0);
    here.gateway.switches.maintenance = true;
    await sendRequest().catch(() => {});
    await settled(() => expect($availability.get()).toBe(1));
    leave();
  });

  test.each([
    ['maintenance', 1],
    ['regionRestriction', 2],
  ] as const)(
    '%s is checked again about twice a minute, and when the page becomes visible',
    async (name, at) => {
      stopClock();
      here.gateway.switches[name] = true;
      const checkAgain = vi.fn();
      const view = await show(<StatusScreen availability={at} checkAgain={checkAgain} />);
      await act(() => pass(29_999));
      expect(checkAgain).not.toHaveBeenCalled();
      await act(() => pass(1));
      expect(checkAgain).toHaveBeenCalledTimes(1);
      await act(() => pass(30_000));
      expect(checkAgain).toHaveBeenCalledTimes(2);
      document.dispatchEvent(new Event('visibilitychange'));
      expect(checkAgain).toHaveBeenCalledTimes(3);
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      expect(checkAgain).toHaveBeenCalledTimes(3);
      await view.unmount();
      await pass(60_000);
      expect(checkAgain).toHaveBeenCalledTimes(3);
    },
  );

  test.each([
    [
      1,
      'Back soon',
      'We are updating the site. Your balance and bets are safe. This page opens by itself when we are done.',
    ],
    [
      2,
      'Not available here',
      'Access from your region is denied. If you think this is a mistake, contact customer service.',
    ],
  ] as const)('status %i says what it is', async (availability, title, text) => {
    await show(<StatusScreen availability={availability} checkAgain={() => {}} />);
    screen.getByRole('heading', { level: 1, name: title });
    screen.getByText(text);
  });

  test('the region screen shows the IP address and links to customer service', {
    tags: ['SY-1'],
  }, async () => {
    here.gateway.switches.regionRestriction = true;
    await $status.reload();
    await show(<StatusScreen availability={2} checkAgain={() => {}} />);
    await settled(() => screen.getByText(/Your IP address/));
    await user.click(screen.getByRole('button', { name: 'Customer service' }));
    expect(here.seen.opened).toEqual([expect.stringMatching(/^https?:/)]);
  });
});

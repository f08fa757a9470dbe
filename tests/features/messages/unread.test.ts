import { beforeEach, describe, expect, test } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { badgeText, chatUnread, countOf, inboxUnread } from '../../../src/features/messages/unread.ts';
import { getChatUnread, getInboxUnread } from '../../../src/gateway/endpoints/messages.ts';
import { clearSession } from '../../../src/session/session.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { closeAfter } from '../../support/close-after.ts';
import { until } from '../../support/patient.ts';
import { settle } from '../../support/settle.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const here = environmentPerTest();

beforeEach(async () => {
  closeAfter($status.listen(() => {}));
  await $status.reload();
});

function watch() {
  closeAfter(inboxUnread.$count.listen(() => {}));
  closeAfter(chatUnread.$count.listen(() => {}));
}
const counted = () =>
  until(() => [inboxUnread, chatUnread].every(({ $count }) => $count.get().state !== 'loading'));
const counts = () => [inboxUnread, chatUnread].map(({ $count }) => countOf($count.get()));
const requests = () => [here.sentTo(getInboxUnread).length, here.sentTo(getChatUnread).length];

describe('unread counts', { tags: ['MS-2'] }, () => {
  test('are not requested for a visitor', async () => {
    watch();
    await counted();
    expect([counts(), requests()]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  // Type, unread letters, and whether the chat's count is requested. Without deposits there is no cashback,
  // without a confirmed account no letter about it.
  test.each([
    ['maya7', 0, 5, true],
    ['ravi1', 1, 5, true],
    ['noor2', 2, 4, true],
    ['trial4', 4, 0, false],
    ['guest40', 40, 2, true],
    ['staff41', 41, 2, true],
    ['agent10', 10, 4, true],
  ])('%s of type %d: requests the inbox with %d; the chat: %s', async (username, _type, letters, chat) => {
    await here.signIn(username);
    watch();
    await counted();
    expect(requests()).toEqual([1, chat ? 1 : 0]);
    expect(counts()).toEqual([letters, Number(chat)]);
  });

  test('never request the chat without CBS3', async () => {
    here.gateway.switches.whitelabel.CBS3 = false;
    await $status.reload();
    await here.signIn();
    watch();
    await counted();
    expect(requests()).toEqual([1, 0]);
  });

  test('are fetched after sign-in and cleared after sign-out', async () => {
    watch();
    await counted();
    await here.signIn();
    await until(() => counts()[0] === 5 && counts()[1] === 1);
    clearSession();
    await until(() => counts()[0] === 0 && counts()[1] === 0);
  });

  test('repeated refreshes send one request per 250 ms, and one at the end', async () => {
    await here.signIn();
    stopClock();
    watch();
    await counted();
    for (let times = 0; times < 20; times++) inboxUnread.refresh();
    await pass(249);
    await settle();
    expect(here.sentTo(getInboxUnread)).toHaveLength(1);
    await pass(1);
    await until(() => here.sentTo(getInboxUnread).length === 2);
    await pass(1_000);
    await settle();
    expect(here.sentTo(getInboxUnread)).toHaveLength(2);
  });

  test('keep the known value after a failure', async () => {
    await here.signIn();
    watch();
    await counted();
    const before = $toast.get();
    here.gateway.faults!.set({ endpoint: 'getInboxUnread', malformed: 'html' });
    inboxUnread.refresh();
    await until(() => here.sentTo(getInboxUnread).length > 1);
    await inboxUnread.$count.reload();
    expect(counts()[0]).toBe(5);
    expect($toast.get()).toBe(before);
  });
});

test.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [2500, '99+'],
])('the badge for %d reads "%s"', { tags: ['MS-1'] }, (count, text) => {
  expect(badgeText(count)).toBe(text);
});

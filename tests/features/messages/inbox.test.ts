import { beforeEach, describe, expect, test } from 'vitest';
import { deleteItem, type Inbox, inboxOf, markRead } from '../../../src/features/messages/inbox.ts';
import { countOf, inboxUnread } from '../../../src/features/messages/unread.ts';
import {
  deleteInbox,
  getInbox,
  getInboxUnread,
  markInboxRead,
} from '../../../src/gateway/endpoints/messages.ts';
import { $confirmation } from '../../../src/ui/confirm.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { closeAfter } from '../../support/close-after.ts';
import { shown } from '../../support/lists.ts';
import { until } from '../../support/patient.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const here = environmentPerTest();
let inbox: Inbox;

beforeEach(async () => {
  await here.signIn();
  inbox = inboxOf('messages', 'EN');
  closeAfter(inbox.listen(() => {}));
  closeAfter(inboxUnread.$count.listen(() => {}));
  await until(() => inbox.get().state === 'ready' && inboxUnread.$count.get().state === 'ready');
});

const pages = () => shown(inbox);
const ids = () => pages().items.map(({ id }) => id);
const unread = () => countOf(inboxUnread.$count.get());

async function remove(place: number, sure = true) {
  const removed = deleteItem(inbox, pages().items[place]!);
  $confirmation.get()!.answer(sure);
  return removed;
}

describe('inbox', { tags: ['MS-5'] }, () => {
  test('loads pages until the end, also on repeated requests', async () => {
    expect([ids().length, pages().nextPage]).toEqual([10, 'available']);
    await Promise.all([inbox.fetchNextPage(), inbox.fetchNextPage()]);
    expect([ids().length, pages().nextPage]).toEqual([15, 'none']);
    await inbox.fetchNextPage();
    expect(here.sentTo(getInbox)).toHaveLength(2);
  });

  test('deletions skip no entry of later pages', async () => {
    for (let times = 0; times < 3; times++) expect(await remove(0)).toBe(true);
    await inbox.fetchNextPage();
    await inbox.fetchNextPage();
    expect([ids().length, pages().nextPage]).toEqual([12, 'none']);
    expect(new Set(ids()).size).toBe(12);
  });

  test('retries a failed page', async () => {
    here.gateway.faults!.set({ endpoint: 'getInbox', malformed: 'html', times: 1 });
    await inbox.fetchNextPage();
    expect(pages().nextPage).toBe('failed');
    await inbox.fetchNextPage();
    expect(ids()).toHaveLength(15);
  });

  test('marks an opened entry as read on screen, at the gateway and in the count', async () => {
    const before = unread();
    const item = pages().items[0]!;
    expect(item.read).toBe(false);
    const marked = markRead(inbox, item);
    expect(pages().items[0]!.read).toBe(true);
    expect(unread()).toBe(before - 1);
    await marked;
    await until(() => here.sentTo(getInboxUnread).length > 1);
    await inboxUnread.$count.reload();
    expect(unread()).toBe(before - 1);
    await markRead(inbox, pages().items[0]!);
    expect(here.sentTo(markInboxRead)).toHaveLength(1);
  });

  test('deletes nothing without confirmation', async () => {
    expect(await remove(0, false)).toBe(false);
    expect(here.sentTo(deleteInbox)).toEqual([]);
    expect(ids()).toHaveLength(10);
  });

  test('keeps an entry that could not be deleted and says so', async () => {
    here.gateway.faults!.set({ endpoint: 'deleteInbox', malformed: 'html', times: 1 });
    expect(await remove(0)).toBe(false);
    expect(ids()).toHaveLength(10);
    expect($toast.get()).toMatchObject({ kind: 'failure' });
  });

  test('is empty for the next member', async () => {
    await remove(0);
    const mine = ids();
    await here.signIn('ravi1');
    await until(() => inbox.get().state === 'ready');
    expect(ids().some((id) => mine.includes(id))).toBe(false);
  });
});

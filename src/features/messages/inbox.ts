import { atom, computed, type ReadableAtom } from 'nanostores';
import { infiniteResource } from '../../gateway/cache/infinite-resource.ts';
import { mutate } from '../../gateway/cache/mutate.ts';
import type { InfinitePages, InfiniteResource } from '../../gateway/cache/paginated.ts';
import type { Remote } from '../../gateway/cache/resource.ts';
import {
  deleteInbox,
  getInbox,
  type InboxItem,
  type InboxKind,
  markInboxRead,
} from '../../gateway/endpoints/messages.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError } from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { platform } from '../../platform/platform.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import { requestConfirmation } from '../../ui/confirm.ts';
import { showToast } from '../../ui/toasts.ts';
import { inboxUnread } from './unread.ts';

const PAGE_SIZE = 10;

/** News or messages, as far as they are loaded (MS-5). */
export type Inbox = InfiniteResource<InboxItem>;

export function inboxOf(kind: InboxKind, language: string): Inbox {
  return infiniteResource<InboxItem>(
    `${PERSONAL_PREFIX}inbox/${kind}/${language}`,
    async (pageNo, signal) => {
      const query = { kind, pageNo, pageSize: PAGE_SIZE, language };
      return { ...(await call(getInbox, { query }, { signal })), totals: undefined };
    },
  );
}

/**
 * Returns the initial tab: the requested one, else messages if only they have unread entries. Undefined until
 * both lists have loaded.
 */
export function initialKind(language: string, asked?: InboxKind): ReadableAtom<InboxKind | undefined> {
  if (asked) return atom(asked);
  return computed([inboxOf('news', language), inboxOf('messages', language)], (news, messages) => {
    if (news.state === 'loading' || messages.state === 'loading') return undefined;
    return !hasUnread(news) && hasUnread(messages) ? 'messages' : 'news';
  });
}

function hasUnread(list: Remote<InfinitePages<InboxItem>>): boolean {
  return list.state === 'ready' && list.value.items.some(({ read }) => !read);
}

/** Marks an opened entry as read on screen, then at the gateway. */
export async function markRead(inbox: Inbox, { id, read }: InboxItem): Promise<void> {
  if (read) return;
  inbox.update(id, (item) => ({ ...item, read: true }));
  mutate(inboxUnread.$count, (count) => Math.max(0, count - 1));
  try {
    await call(markInboxRead, { body: { messageId: id, read: true } });
  } catch (error) {
    platform().report({ name: 'inbox-read', error });
  }
  inboxUnread.refresh();
}

/** Marks several entries as read, one call for each. */
export async function markAllRead(inbox: Inbox, items: readonly InboxItem[]): Promise<void> {
  await Promise.all(items.map((item) => markRead(inbox, item)));
}

/** Deletes an entry after confirmation. Returns whether it was deleted. */
export async function deleteItem(inbox: Inbox, { id }: InboxItem): Promise<boolean> {
  const sure = await requestConfirmation({
    title: 'messages.deleteTitle',
    text: 'messages.deleteText',
    yes: 'messages.delete',
    no: 'common.cancel',
  });
  if (!sure) return false;
  const removal = inbox.remove(id, false);
  try {
    await call(deleteInbox, { body: { messageId: id } });
  } catch (thrown) {
    removal.settle(false);
    showToast(errorText(asGatewayError(thrown)), { kind: 'failure' });
    return false;
  }
  removal.settle(true);
  showToast('messages.deleted', { kind: 'success' });
  inboxUnread.refresh();
  return true;
}

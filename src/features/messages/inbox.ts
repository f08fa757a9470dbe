import { call } from '../../gateway/client.ts';
import {
  deleteInbox,
  getInbox,
  type InboxItem,
  type InboxKind,
  markInboxRead,
} from '../../gateway/endpoints/messages.ts';
import { asGatewayError } from '../../gateway/errors.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { platform } from '../../platform/platform.ts';
import { PERSONAL } from '../../session/session.ts';
import { ask } from '../../ui/confirm.ts';
import { showToast } from '../../ui/toasts.ts';
import { inboxUnread } from './unread.ts';

/** Entries of one page. */
const PAGE_SIZE = 10;
/** Pages in a row that bring nothing new, after which no further ones are asked for. */
const FRUITLESS = 3;

/** One half of the inbox, as far as it has been read. */
export interface InboxPages {
  items: readonly InboxItem[];
  /** What can be had beyond: nothing, a page, one on its way, one that failed to come. */
  beyond: 'none' | 'page' | 'loading' | 'failed';
}

export interface Inbox {
  $pages: Resource<InboxPages>;
  /** Adds the next page. Does nothing unless there is one to ask for. */
  more(): Promise<void>;
  /** Notes that an entry was opened: here at once, then at the gateway. */
  markRead(item: InboxItem): Promise<void>;
  /** Deletes an entry, once the member has agreed; tells whether it is gone. */
  remove(item: InboxItem): Promise<boolean>;
}

/** The news or the messages of the member in a language (MS-5). */
export function inboxOf(kind: InboxKind, language: string): Inbox {
  const read = (pageNo: number, signal?: AbortSignal) =>
    call(getInbox, { query: { kind, pageNo, pageSize: PAGE_SIZE, language } }, { signal });

  const $pages = resource<InboxPages>(`${PERSONAL}inbox/${kind}/${language}`, async (signal) => {
    const { list, totalPages } = await read(1, signal);
    return { items: list, beyond: list.length && totalPages > 1 ? 'page' : 'none' };
  });

  const change = (id: string, next: (item: InboxItem) => InboxItem[]) =>
    $pages.mutate((pages) => ({
      ...pages,
      items: pages.items.flatMap((item) => (item.id === id ? next(item) : item)),
    }));

  return {
    $pages,

    async more() {
      const now = $pages.get();
      if (now.state !== 'ready' || (now.value.beyond !== 'page' && now.value.beyond !== 'failed')) return;
      $pages.mutate((pages) => ({ ...pages, beyond: 'loading' }));
      const settle = (next: (pages: InboxPages) => InboxPages) =>
        $pages.mutate((pages) => (pages.beyond === 'loading' ? next(pages) : pages));
      try {
        const { fresh, over } = await nextAfter(now.value.items, read);
        settle(({ items }) => ({
          items: [...items, ...newTo(items, fresh)],
          beyond: over ? 'none' : 'page',
        }));
      } catch {
        settle((pages) => ({ ...pages, beyond: 'failed' }));
      }
    },

    async markRead({ id, read: known }) {
      if (known) return;
      change(id, (item) => [{ ...item, read: true }]);
      inboxUnread.$count.mutate((count) => Math.max(0, count - 1));
      try {
        await call(markInboxRead, { body: { messageId: id, read: true } });
      } catch (error) {
        platform().report({ name: 'inbox-read', error });
      }
      inboxUnread.refresh();
    },

    async remove({ id }) {
      const sure = await ask({
        title: 'messages.deleteTitle',
        text: 'messages.deleteText',
        yes: 'messages.delete',
        no: 'common.cancel',
      });
      if (!sure) return false;
      try {
        await call(deleteInbox, { body: { messageId: id } });
      } catch (thrown) {
        showToast(errorText(asGatewayError(thrown)), { kind: 'failure' });
        return false;
      }
      change(id, () => []);
      showToast('messages.deleted', { kind: 'success' });
      inboxUnread.refresh();
      return true;
    },
  };
}

/**
 * The entries that follow those known. The page they are on is told by how many are known, since what was deleted has
 * moved the rest forward; where new mail has moved it back, pages of known entries are passed over.
 */
async function nextAfter(
  items: readonly InboxItem[],
  read: (pageNo: number) => Promise<{ list: InboxItem[]; totalPages: number }>,
): Promise<{ fresh: InboxItem[]; over: boolean }> {
  const first = Math.floor(items.length / PAGE_SIZE) + 1;
  for (let page = first; ; page++) {
    const { list, totalPages } = await read(page);
    const fresh = newTo(items, list);
    const over = !list.length || page >= totalPages;
    if (fresh.length || over || page >= first + FRUITLESS - 1) return { fresh, over: over || !fresh.length };
  }
}

function newTo(items: readonly InboxItem[], list: readonly InboxItem[]): InboxItem[] {
  const known = new Set(items.map(({ id }) => id));
  return list.filter(({ id }) => !known.has(id));
}

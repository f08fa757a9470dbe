import { useStore } from '@nanostores/react';
import CheckCheck from 'lucide/dist/esm/icons/check-check.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { useRef, useState } from 'react';
import { hasNoItems } from '../../gateway/cache/paginated.ts';
import type { InboxItem, InboxKind } from '../../gateway/endpoints/messages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AccordionItem } from '../../ui/accordion-item.tsx';
import { AccordionSection, AccordionSign } from '../../ui/accordion-section.tsx';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { GrowingList } from '../../ui/growing-list.tsx';
import { Html } from '../../ui/html.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListEnd } from '../../ui/list-end.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs, tabId } from '../../ui/tabs.tsx';
import { deleteItem, type Inbox, inboxOf, markAllRead, markRead } from './inbox.ts';
import { plainText } from './plain-text.ts';
import './inbox-list.css';

const PANEL = 'inbox';

/** Characters; styles cut the lines. */
const LONGEST_START = 160;

interface Props {
  kind: InboxKind;
  onKind(kind: string): void;
  /** Id of the item that is open at first; empty for none. */
  id: string;
  onId(id: string): void;
}

/** News and messages as tabs over the list (MS-5). */
export function InboxList({ kind, onKind, id, onId }: Props) {
  const { t, language } = useTexts();
  const inbox = inboxOf(kind, language);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <Tabs
        label={t('messages.kinds')}
        tabs={[
          { id: 'news', name: t('messages.news') },
          { id: 'messages', name: t('messages.messages') },
        ]}
        chosen={kind}
        panel={PANEL}
        onChoose={onKind}
      />
      <div
        ref={panel}
        id={PANEL}
        className="inbox"
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={tabId(PANEL, kind)}
      >
        <AsyncView
          remote={useStore(inbox)}
          retry={inbox.reload}
          skeleton={rows}
          empty="messages.none"
          isEmpty={hasNoItems}
        >
          {({ items, nextPage }) => (
            <GrowingList
              key={kind}
              items={items}
              end={<ListEnd list={inbox} nextPage={nextPage} waiting="messages.loadMore" />}
            >
              {(drawn) => (
                <Items
                  items={drawn}
                  kind={kind}
                  inbox={inbox}
                  id={id}
                  onId={onId}
                  // Focus moves to the panel, because the focused entry is removed.
                  onGone={() => panel.current?.focus({ preventScroll: true })}
                />
              )}
            </GrowingList>
          )}
        </AsyncView>
      </div>
    </>
  );
}

const rows = <Skeleton className="accordion-item--waiting" count={5} />;

/** Placeholder until the initial tab is known. */
export function InboxSkeleton() {
  return (
    <div className="inbox">
      <Skeleton className="tabs--waiting" />
      <div aria-busy="true">{rows}</div>
    </div>
  );
}

interface ItemsProps extends Pick<Props, 'id' | 'onId' | 'kind'> {
  items: readonly InboxItem[];
  inbox: Inbox;
  onGone(): void;
}

const signs = { news: Megaphone, messages: Mail } as const;

function Items({ items, kind, inbox, onGone, ...chosen }: ItemsProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(chosen.id);
  const choose = (id: string) => {
    setOpen(id);
    chosen.onId(id);
  };
  const unread = items.filter(({ read }) => !read);
  return (
    <>
      {unread.length > 1 && (
        <Button className="inbox__read-all" look="plain" onClick={() => void markAllRead(inbox, unread)}>
          <Icon shapes={CheckCheck} />
          {t('messages.markAllRead')}
        </Button>
      )}
      <AccordionSection count={items.length} onBeside={() => open || setOpen(items[0]?.id ?? '')}>
        {items.map((item) => {
          const { id, title, content, sentAt, read } = item;
          const name = title.trim() || t('messages.untitled');
          return (
            <AccordionItem
              key={id}
              id={`inbox-${id}`}
              title={name}
              at={sentAt}
              mark={read ? undefined : t('messages.new')}
              sign={<AccordionSign shapes={signs[kind]} isRead={read} />}
              start={plainText(content).slice(0, LONGEST_START)}
              open={id === open}
              onToggle={() => choose(id === open ? '' : id)}
              onOpen={() => void markRead(inbox, item)}
            >
              <Html source={content} />
              <Button
                className="inbox__delete"
                aria-label={`${t('messages.delete')}: ${name}`}
                onClick={async () => (await deleteItem(inbox, item)) && onGone()}
              >
                <Icon shapes={Trash} />
                {t('messages.delete')}
              </Button>
            </AccordionItem>
          );
        })}
      </AccordionSection>
    </>
  );
}

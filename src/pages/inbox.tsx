import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { InboxOwnersOnly } from '../features/account/gates.tsx';
import { explainFreePlay } from '../features/messages/explain-free-play.ts';
import { initialKind } from '../features/messages/inbox.ts';
import { InboxList, InboxSkeleton } from '../features/messages/inbox-list.tsx';
import type { InboxKind } from '../gateway/endpoints/messages.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import { ContactWays } from './contact-ways.tsx';
import { Sheet } from './sheet.tsx';
import { useSearch } from './use-search.tsx';

function leave(): void {
  explainFreePlay();
  platform().back();
}

/** Keeps the open tab and message in the address. */
function keep(kind: string, id = ''): void {
  platform().navigate(linkTo('inbox', { kind, id }), { replace: true });
}

/** `/m/webEmail` (MS-5): the query names tab and message. */
export default function InboxPage() {
  const { t } = useTexts();
  return (
    <InboxOwnersOnly from={linkTo('inbox')} onRefused={leave}>
      <Sheet width="page" title={t('shell.inbox')}>
        <Inbox />
        <div className="inbox-page__contact">
          <ContactWays title={t('messages.stillAsking')} service="players" />
        </div>
      </Sheet>
    </InboxOwnersOnly>
  );
}

function Inbox() {
  const { language } = useTexts();
  const query = useSearch();
  const asked = query.get('kind');
  const named = asked === 'messages' || asked === 'news' ? asked : undefined;
  // Without a tab in the address, opens the one with unread messages; reading one does not switch the tab.
  const [first, setFirst] = useState<InboxKind | undefined>(named);
  const found = useStore(useMemo(() => initialKind(language, first), [language, first]));
  if (!first && found) setFirst(found);
  const kind = named ?? first;
  if (!kind) return <InboxSkeleton />;
  return (
    <InboxList
      kind={kind}
      onKind={(next) => keep(next)}
      id={query.get('id') ?? ''}
      onId={(id) => keep(kind, id)}
    />
  );
}

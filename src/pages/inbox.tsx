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
import { Sheet } from './sheet.tsx';
import { useSearch } from './use-search.tsx';

function leave(): void {
  explainFreePlay();
  platform().back();
}

/** The address keeps what is open: whoever comes back finds it so. */
function keep(kind: string, id = ''): void {
  platform().navigate(linkTo('inbox', { kind, id }), { replace: true });
}

/** `/m/webEmail`: the query says which of its parts is shown, and which of its items (MS-5). */
export default function InboxPage() {
  const { t } = useTexts();
  return (
    <InboxOwnersOnly from={linkTo('inbox')} onRefused={leave}>
      <Sheet wide title={t('shell.inbox')}>
        <Inbox />
      </Sheet>
    </InboxOwnersOnly>
  );
}

function Inbox() {
  const { language } = useTexts();
  const query = useSearch();
  const asked = query.get('kind');
  const named = asked === 'messages' || asked === 'news' ? asked : undefined;
  // An address that names no tab opens the one with something unread; reading it does not switch the tab.
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

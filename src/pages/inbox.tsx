import { InboxOwnersOnly } from '../features/account/gates.tsx';
import { InboxList } from '../features/messages/inbox-list.tsx';
import { refuseFree } from '../features/messages/refuse-free.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import { Sheet } from './sheet.tsx';
import { useSearch } from './use-search.tsx';

function leave(): void {
  refuseFree();
  platform().back();
}

/** The address keeps what is open: whoever comes back finds it so. */
function keep(kind: string, id = ''): void {
  platform().navigate(linkTo('inbox', { kind, id }), { replace: true });
}

/** `/m/webEmail`: the query says which of its parts is shown, and which of its items (MS-5). */
export default function InboxPage() {
  const { t } = useTexts();
  const query = useSearch();
  const kind = query.get('kind') === 'messages' ? 'messages' : 'news';
  return (
    <InboxOwnersOnly from={linkTo('inbox')} onRefused={leave}>
      <Sheet wide title={t('shell.inbox')}>
        <InboxList
          kind={kind}
          onKind={(next) => keep(next)}
          id={query.get('id') ?? ''}
          onId={(id) => keep(kind, id)}
        />
      </Sheet>
    </InboxOwnersOnly>
  );
}

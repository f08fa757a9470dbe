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

/** `/m/webEmail`: the query says which of its parts is shown (MS-5). */
export default function InboxPage() {
  const { t } = useTexts();
  const kind = useSearch().get('kind') === 'messages' ? 'messages' : 'news';
  return (
    <InboxOwnersOnly from={linkTo('inbox')} onRefused={leave}>
      <Sheet wide title={t('shell.inbox')}>
        <InboxList
          kind={kind}
          onKind={(next) => platform().navigate(linkTo('inbox', { kind: next }), { replace: true })}
        />
      </Sheet>
    </InboxOwnersOnly>
  );
}

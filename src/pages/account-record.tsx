import { useStore } from '@nanostores/react';
import { useSearch } from 'wouter';
import { SignedInOnly } from '../features/account/gates.tsx';
import { AccountRecord } from '../features/records/account-record.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { isAgent } from '../session/account-types.ts';
import { $session } from '../session/session.ts';
import { Sheet } from './sheet.tsx';

/** `/m/transaction/record`; `types=A` shows the team's (WL-2). */
export default function AccountRecordPage() {
  const { t } = useTexts();
  const session = useStore($session);
  const asked = new URLSearchParams(useSearch()).get('types') === 'A';
  const team = asked && session !== undefined && isAgent(session.type);
  return (
    <SignedInOnly from={linkTo('accountRecord', { types: asked ? 'A' : '' })}>
      <Sheet wide title={t('member.accountRecord')} {...(team && { text: t('records.team') })}>
        <AccountRecord team={team} />
      </Sheet>
    </SignedInOnly>
  );
}

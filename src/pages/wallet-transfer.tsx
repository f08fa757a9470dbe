import { RealAccountOnly } from '../features/account/gates.tsx';
import { forgetTransfers, WalletTransfers } from '../features/records/wallet-transfers.tsx';
import { WalletTransfer } from '../features/wallet/wallet-transfer.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { refuseMoney } from './refusals.ts';
import { Sheet } from './sheet.tsx';

/** `/m/walletTransfer`: the specification names the call and no address (WL-1). */
export default function WalletTransferPage() {
  const { t } = useTexts();
  return (
    <RealAccountOnly from={linkTo('walletTransfer')} onRefused={refuseMoney}>
      <Sheet wide title={t('wallet.transferTitle')} text={t('wallet.transferText')}>
        <WalletTransfer onMoved={forgetTransfers} />
        <WalletTransfers />
      </Sheet>
    </RealAccountOnly>
  );
}

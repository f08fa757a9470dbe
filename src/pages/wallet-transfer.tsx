import { invalidateTransfers, WalletTransfers } from '../features/records/wallet-transfers.tsx';
import { WalletTransfer } from '../features/wallet/wallet-transfer.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { MoneyPage } from './money-page.tsx';
import { useLobby } from './use-lobby.tsx';
import { WideOffers } from './wide-offers.tsx';

/** `/m/walletTransfer`: our address, because the specification only names the call (WL-1). */
export default function WalletTransferPage() {
  const { t } = useTexts();
  const { scope } = useLobby();
  return (
    <MoneyPage route="walletTransfer" title={t('wallet.transferTitle')} text={t('wallet.transferText')}>
      <WalletTransfer scope={scope} onMoved={invalidateTransfers} />
      <WalletTransfers />
      <WideOffers />
    </MoneyPage>
  );
}

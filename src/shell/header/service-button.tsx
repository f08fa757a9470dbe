import { useStore } from '@nanostores/react';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import { $status } from '../../config/status.ts';
import { customerServiceAddress } from '../../features/messages/customer-service.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import './service-button.css';

/** The customer service button (HM-1, MS-6); absent if the operator has none. */
export default function ServiceButton() {
  const { t } = useTexts();
  const status = useStore($status);
  const address = status.state === 'ready' ? customerServiceAddress(status.value) : undefined;
  if (!address) return null;
  return (
    <IconButton
      className="service-button"
      label={t('shell.customerService')}
      shapes={MessageCircle}
      onClick={() => platform().open(address)}
    />
  );
}

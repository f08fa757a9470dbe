import { useStore } from '@nanostores/react';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import { $status } from '../config/status.ts';
import { customerServiceAddress } from '../features/messages/customer-service.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { Icon } from '../ui/icon.tsx';
import './service-button.css';

/** The floating way to customer service (HM-1); absent where the operator has none. */
export function ServiceButton() {
  const { t } = useTexts();
  const status = useStore($status);
  const address = status.state === 'ready' ? customerServiceAddress(status.value) : undefined;
  if (!address) return null;
  return (
    <button
      type="button"
      className="service-button"
      aria-label={t('shell.customerService')}
      onClick={() => platform().open(address)}
    >
      <Icon shapes={MessageCircle} />
    </button>
  );
}

import { useStore } from '@nanostores/react';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import { $status } from '../../config/status.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { customerServiceAddress } from './customer-service.ts';
import './help-contact.css';

/** Leads from the help to customer service; absent if the operator has none. */
export function HelpContact() {
  const { t } = useTexts();
  const status = useStore($status);
  const address = status.state === 'ready' ? customerServiceAddress(status.value) : undefined;
  if (!address) return null;
  return (
    <section className="help-contact" aria-label={t('shell.customerService')}>
      <span className="help-contact__picture">
        <Icon shapes={MessageCircle} />
      </span>
      <p className="help-contact__text">{t('messages.noAnswer')}</p>
      <Button onClick={() => platform().open(address)}>{t('shell.customerService')}</Button>
    </section>
  );
}

import { useStore } from '@nanostores/react';
import Handshake from 'lucide/dist/esm/icons/handshake.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import Send from 'lucide/dist/esm/icons/send.mjs';
import { $flags, $status } from '../config/status.ts';
import { $chatLink } from '../features/messages/chat-link.ts';
import { affiliateService, customerServiceAddress } from '../features/messages/customer-service.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { DrawerLink } from '../shell/drawers/drawer-link.tsx';
import { LiveChatEntry } from './live-chat-entry.tsx';
import { MessageGroup } from './message-group.tsx';

interface Props {
  title: string;
  /** Whom the last entry connects with: affiliates, or players. */
  service: 'affiliates' | 'players';
}

/** The operator's chats and one of its services; nothing without any (MS-1). */
export function ContactWays({ title, service }: Props) {
  const { t } = useTexts();
  const flags = useStore($flags);
  const status = useStore($status);
  const chat = useStore($chatLink);
  const affiliates = service === 'affiliates' ? affiliateService(status) : undefined;
  const players =
    service === 'players' && status.state === 'ready' ? customerServiceAddress(status.value) : undefined;
  if (!chat && !flags.CBS3 && !affiliates && !players) return null;
  return (
    <MessageGroup title={title} art="contact">
      {chat && (
        <li>
          <DrawerLink shapes={Send} onClick={() => platform().open(chat.address)}>
            <span>{t('messages.chatOn', { app: chat.app })}</span>
          </DrawerLink>
        </li>
      )}
      {flags.CBS3 && <LiveChatEntry />}
      {players && (
        <li>
          <DrawerLink shapes={MessageCircle} onClick={() => platform().open(players)}>
            <span>{t('shell.customerService')}</span>
          </DrawerLink>
        </li>
      )}
      {affiliates && (
        <li>
          <DrawerLink shapes={Handshake} onClick={() => platform().open(affiliates)}>
            <span>{t('messages.affiliateService')}</span>
          </DrawerLink>
        </li>
      )}
    </MessageGroup>
  );
}

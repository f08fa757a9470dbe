import Headset from 'lucide/dist/esm/icons/headset.mjs';
import { useEffect } from 'react';
import { hideChatOffer, openLiveChat } from '../features/messages/live-chat.ts';
import { OnlineModels } from '../features/messages/online-models.tsx';
import { chatUnread } from '../features/messages/unread.ts';
import { CountedBadge } from '../features/messages/unread-badge.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { DrawerLink } from '../shell/drawers/drawer-link.tsx';

/** Live chat in the message centre, with the agents who are online. */
export function LiveChatEntry() {
  const { t, language } = useTexts();
  useEffect(() => hideChatOffer, []);
  return (
    <li>
      <DrawerLink shapes={Headset} onClick={() => void openLiveChat(language)}>
        <span>
          {t('messages.liveChat')}
          <OnlineModels />
        </span>
        <CountedBadge unread={chatUnread} />
      </DrawerLink>
    </li>
  );
}

import { computed } from 'nanostores';
import { $links } from '../../config/status.ts';

/** Messaging apps by link type; the first configured one is offered. */
const apps = {
  TELEGRAM: 'Telegram',
  WHATSAPP: 'WhatsApp',
  LINE: 'LINE',
  ZALO: 'Zalo',
  WECHAT: 'WeChat',
} as const;

/** The operator's chat in a messaging app, if its address is among the download links (MS-1). */
export const $chatLink = computed($links, (links): { app: string; address: string } | undefined => {
  const found = Object.entries(apps).find(([type]) => links[type]);
  return found && { app: found[1], address: links[found[0]]! };
});

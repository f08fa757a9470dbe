import { computed } from 'nanostores';
import { $links } from '../../config/status.ts';

/** Messaging apps by link type, with their names; the first that the site has is offered. */
const apps = {
  TELEGRAM: 'Telegram',
  WHATSAPP: 'WhatsApp',
  LINE: 'LINE',
  ZALO: 'Zalo',
  WECHAT: 'WeChat',
} as const;

/** The chat in an external messaging app, where its address is among the download links (MS-1). */
export const $chatLink = computed($links, (links): { app: string; address: string } | undefined => {
  const found = Object.entries(apps).find(([type]) => links[type]);
  return found && { app: found[1], address: links[found[0]]! };
});

import { computed } from 'nanostores';
import { siteConfig } from '../config/site-config.ts';
import { $links } from '../config/status.ts';
import type { TextKey } from '../i18n/keys.ts';
import { platform } from '../platform/platform.ts';

export interface Download {
  text: TextKey;
  address: string;
}

/** What this device can install, from the served links; nothing inside the app or once installed (HD-2, DL-1). */
export const $downloads = computed($links, (links): Download[] => {
  const { system, inApp, installed } = platform().device;
  if (inApp || installed || !siteConfig().features.appWindow) return [];
  const offered: [string, TextKey][] =
    system === 'ios'
      ? [
          ['IOS', 'shell.ios'],
          ['MOBILECONFIG', 'shell.configurationProfile'],
        ]
      : [['Android', 'shell.android']];
  return offered.flatMap(([type, text]) => (links[type] ? [{ text, address: links[type] }] : []));
});

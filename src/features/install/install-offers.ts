import { atom, computed } from 'nanostores';
import { siteConfig } from '../../config/site-config.ts';
import { $links } from '../../config/status.ts';
import { $installPrompt } from '../../platform/install-prompt.ts';
import { platform } from '../../platform/platform.ts';
import { $signedIn } from '../../session/session.ts';
import { browserOf, iosVersionOf } from './browser.ts';
import { installOffers } from './offers.ts';

/** Storage key: the bar was dismissed, or the site installed. */
const DISMISSED_KEY = 'hideDownloadBar';

/** Incremented with each change of the stored flag. */
const $changes = atom(0);

export const $offers = computed([$links, $signedIn, $installPrompt, $changes], (links, signedIn, prompt) => {
  const { device, persistentStorage } = platform();
  const { system, inApp, installed, agent } = device;
  return installOffers({
    system,
    inApp,
    installed,
    browser: browserOf(agent),
    iosVersion: iosVersionOf(agent),
    links,
    settings: siteConfig().features,
    signedIn,
    dismissed: persistentStorage.get(DISMISSED_KEY) !== undefined,
    promptable: prompt !== undefined,
  });
});

/**
 * Shows the browser's install prompt. Each prompt works once; browsers may provide a new one after a refusal.
 */
export async function install(): Promise<void> {
  const prompt = $installPrompt.get();
  $installPrompt.set(undefined);
  const answer = await prompt?.prompt();
  if (answer?.outcome === 'accepted') dismissBar();
}

export function dismissBar(): void {
  platform().persistentStorage.set(DISMISSED_KEY, '1');
  $changes.set($changes.get() + 1);
}

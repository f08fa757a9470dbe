import { atom, computed } from 'nanostores';
import { siteConfig } from '../../config/site-config.ts';
import { $links } from '../../config/status.ts';
import { $installPrompt } from '../../platform/install-prompt.ts';
import { platform } from '../../platform/platform.ts';
import { $signedIn } from '../../session/session.ts';
import { browserOf, iosVersionOf } from './browser.ts';
import { offersIn } from './offers.ts';

/** Where it is kept that the bar was closed, or the site installed (A3). */
const DISMISSED_KEY = 'hideDownloadBar';

/** Moves with each change of what is kept. */
const $changes = atom(0);

/** What this device is offered now (DL-1, DL-2). */
export const $offers = computed([$links, $signedIn, $installPrompt, $changes], (links, signedIn, prompt) => {
  const { device, persistentStorage } = platform();
  const { system, inApp, installed, agent } = device;
  return offersIn({
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

/** Has the browser ask whether to install the site. It answers once; after a no the browser may hand over another. */
export async function install(): Promise<void> {
  const prompt = $installPrompt.get();
  $installPrompt.set(undefined);
  const answer = await prompt?.prompt();
  if (answer?.outcome === 'accepted') dismissBar();
}

/** Hides the download bar for good, in this browser. */
export function dismissBar(): void {
  platform().persistentStorage.set(DISMISSED_KEY, '1');
  $changes.set($changes.get() + 1);
}

import type { Page } from 'playwright';
import { popups as popupSeeds } from '../../demo/fixtures/content/popups.ts';
import { POPUP_KEYS } from '../../src/features/announcements/popup-flags.ts';

/** Puts the flags of popups where the site keeps them: all of the demo's are known and closed. */
export async function closePopups(page: Page): Promise<void> {
  const data = Object.fromEntries(popupSeeds.map(({ id }) => [id, {}]));
  await page.addInitScript(
    ([keys, flag]) => {
      // The site alone: a partner's page keeps nothing, and a test shows it.
      if (window !== top || !location.pathname.startsWith('/m')) return;
      for (const key of keys) if (!localStorage.getItem(key)) localStorage.setItem(key, flag);
    },
    [Object.values(POPUP_KEYS), JSON.stringify({ show: false, data })] as const,
  );
}

import type { Page } from 'playwright';
import { popups as popupSeeds } from '../../demo/fixtures/content/popups.ts';
import { POPUP_KEYS } from '../../src/features/announcements/popup-flags.ts';

/** Marks all popups of the demo as seen in the site's storage. */
export async function closePopups(page: Page): Promise<void> {
  const data = Object.fromEntries(popupSeeds.map(({ id }) => [id, {}]));
  await page.addInitScript(
    ([keys, flag]) => {
      // Only on the site: a partner's page must have no storage.
      if (window !== top || !location.pathname.startsWith('/m')) return;
      for (const key of keys) if (!localStorage.getItem(key)) localStorage.setItem(key, flag);
    },
    [Object.values(POPUP_KEYS), JSON.stringify({ show: false, data })] as const,
  );
}

import { DISPLAY_FONT_KEY } from '../lib/display-font-key.ts';
import { platform } from '../platform/platform.ts';
import { $shown } from '../shell/page/page-store.ts';
import { whenIdle } from './measure-visit.ts';

/**
 * Loads the face of headings once the visitor's first page is idle. Texts on the screen keep their font, so that nothing moves; the
 * pages after it have the face, and later visits have it from the first paint on.
 */
export function loadDisplayFont(): void {
  const root = document.documentElement;
  // A brand's own font replaces the face.
  const isUsed = getComputedStyle(root).getPropertyValue('--display').includes('Exo');
  if (!isUsed || root.classList.contains('face')) return;
  whenIdle(() => {
    document.fonts.load('600 1rem Exo').then(
      () => {
        platform().persistentStorage.set(DISPLAY_FONT_KEY, '1');
        const stop = $shown.listen(() => {
          root.classList.add('face');
          stop();
        });
      },
      // The next visit tries again.
      () => {},
    );
  });
}

import { DISPLAY_FONT_KEY } from '../lib/display-font-key.ts';
import { platform } from '../platform/platform.ts';
import { $shown } from '../shell/page/page-store.ts';
import { whenIdle } from './measure-visit.ts';

/**
 * Fetches the face of headings into the browser's cache once the visitor's first page is idle. Texts on the screen keep their font, so
 * that nothing moves; the pages after it have the face, and later visits have it from the first paint on. A face that the document
 * loads, though no text uses it, would be a layout of the whole page when it begins and one when it ends.
 */
export function fetchDisplayFont(): void {
  const root = document.documentElement;
  // A brand's own font replaces the face.
  const isUsed = getComputedStyle(root).getPropertyValue('--display').includes('Exo');
  if (!isUsed || root.classList.contains('face')) return;
  whenIdle(() => {
    fetchFile().then(
      () => {
        platform().persistentStorage.set(DISPLAY_FONT_KEY, '1');
        const stop = $shown.listen(() => {
          stop();
          document.fonts.load('600 1rem Exo').then(() => root.classList.add('face'), ignore);
        });
      },
      // The next visit tries again.
      ignore,
    );
  });
}

const ignore = () => {};

/** @throws if the page names no file, or it cannot be fetched */
async function fetchFile(): Promise<void> {
  const address = /url\("?([^")]+)/.exec(sourceOfFace())?.[1];
  if (!address) throw new Error('No sheet has the face of headings');
  const answer = await fetch(address, { priority: 'low' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await answer.arrayBuffer();
}

/** Returns the source of the first face of headings in the page's sheets, because a build names its file. */
function sourceOfFace(): string {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family') === 'Exo') {
        return rule.style.getPropertyValue('src');
      }
    }
  }
  return '';
}

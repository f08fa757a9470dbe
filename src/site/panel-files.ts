import { loadMessages } from '../i18n/language.ts';
import { $panel } from '../shell/drawers/panels.ts';
import { whenIdle } from './measure-visit.ts';
import { fetchFiles, filesOf, type PageFiles } from './page-files.ts';

declare const __ASSETS__: string;

/** Milliseconds after the first page until its controls' parts are fetched, so that they take nothing from it. */
const PAUSE = 3_000;

const loadTexts = ({ areas }: Pick<PageFiles, 'areas'>) =>
  // The part itself loads them again, and shows the error.
  loadMessages(areas as Parameters<typeof loadMessages>[0]).catch(() => {});

/** Fetches code, styles and texts of a part in parallel; the browser would find them one after the other. */
function fetchPart(name: string): void {
  const part = filesOf(name);
  fetchFiles(part.files);
  void loadTexts(part);
}

/** Puts the files of a part into the browser's cache without compiling them. */
function prefetchPart(name: string): void {
  const part = filesOf(name);
  for (const file of part.files) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = __ASSETS__ + file;
    document.head.append(link);
  }
  void loadTexts(part);
}

const CONTROL = '[data-opens]';

/**
 * Fetches what controls open (`data-opens` names it in the build's list of files): at once when a finger touches the control, and
 * in advance when the page is idle.
 */
export function fetchPanels(): void {
  const touched = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>(CONTROL);
    if (control) fetchPart(control.dataset.opens!);
  };
  addEventListener('pointerdown', touched, { capture: true, passive: true });
  $panel.listen((panel) => panel && fetchPart(panel));
  const inAdvance = () => {
    const controls = [...document.querySelectorAll<HTMLElement>(CONTROL)];
    for (const name of new Set(controls.map(({ dataset }) => dataset.opens!))) prefetchPart(name);
  };
  setTimeout(() => whenIdle(inAdvance), PAUSE);
}

import type { Area } from '../i18n/keys.ts';
import { loadMessages } from '../i18n/language.ts';
import { $panel } from '../shell/drawers/panels.ts';
import { fetchFiles, filesOf } from './page-files.ts';

/** Fetches code, styles and texts of a part in parallel; the browser would find them one after the other. */
function fetchPart(name: string): void {
  const { files, areas } = filesOf(name);
  fetchFiles(files);
  // The part itself loads them again, and shows the error.
  loadMessages(areas as Area[]).catch(() => {});
}

const CONTROL = '[data-opens]';

/**
 * Fetches the files that controls open (`data-opens` names them in the build's list of files) when a finger touches the control. The
 * service worker has them in advance.
 */
export function fetchPanels(): void {
  const touched = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>(CONTROL);
    if (control) fetchPart(control.dataset.opens!);
  };
  addEventListener('pointerdown', touched, { capture: true, passive: true });
  $panel.listen((panel) => panel && fetchPart(panel));
}

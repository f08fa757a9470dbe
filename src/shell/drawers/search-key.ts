import { $openDialogs } from '../../ui/open-dialogs.ts';
import { openPanel } from './panels.ts';

/** Opens the search with the key `/`, unless a text is being typed or a dialog is open. */
export function watchSearchKey(): void {
  addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || $openDialogs.get()) return;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
    // Firefox would open its own search.
    event.preventDefault();
    openPanel('search');
  });
}

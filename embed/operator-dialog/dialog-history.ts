/** Key in `history.state` while the dialog is open. */
const MARK = 'foyerFrame';

const markOf = () => (history.state as Record<string, unknown> | null)?.[MARK];

/**
 * Pushes a history entry, so that Back closes the dialog and stays on the page. Returns a function that removes the
 * entry when the dialog closes in another way.
 */
function pushDialogEntry(onBack: () => void): () => void {
  const before = window.navigation?.currentEntry?.key;
  const mark = Math.random();
  try {
    // Keeps the state of the page's router.
    history.pushState({ ...(history.state as object), [MARK]: mark }, '');
  } catch {
    // Throws in documents without a URL, such as a sandbox.
    return () => {};
  }
  const onPopState = () => {
    if (markOf() !== mark) onBack();
  };
  addEventListener('popstate', onPopState);
  return () => {
    removeEventListener('popstate', onPopState);
    if (markOf() !== mark) return;
    const { navigation } = window;
    // Skips entries that the game in the iframe has added, if the browser has the Navigation API.
    if (before && navigation.entries().some(({ key }) => key === before)) {
      for (const each of Object.values(navigation.traverseTo(before))) each.catch(() => {});
    } else history.back();
  };
}

export type PushDialogEntry = typeof pushDialogEntry;

/** Lazy modules export `mount`. */
export const mount = pushDialogEntry;

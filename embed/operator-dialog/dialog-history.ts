/** Name of what an entry of the history holds while the dialog is open. */
const MARK = 'foyerFrame';

const markOf = () => (history.state as Record<string, unknown> | null)?.[MARK];

/**
 * Makes the open dialog an entry of the page's history, so that Back closes it and the page stays where it was. What is
 * returned takes the entry back where the dialog is closed otherwise.
 */
export function keepEntry(onBack: () => void): () => void {
  const before = window.navigation?.currentEntry?.key;
  const mark = Math.random();
  try {
    // What the page's own router keeps in its entries stands in this one too.
    history.pushState({ ...(history.state as object), [MARK]: mark }, '');
  } catch {
    // A page without an address of its own, such as one in a sandbox.
    return () => {};
  }
  const hear = () => {
    if (markOf() !== mark) onBack();
  };
  addEventListener('popstate', hear);
  return () => {
    removeEventListener('popstate', hear);
    if (markOf() !== mark) return;
    const { navigation } = window;
    // What the game in the frame has added to the history is stepped over where the browser can.
    if (before && navigation.entries().some(({ key }) => key === before)) {
      for (const each of Object.values(navigation.traverseTo(before))) each.catch(() => {});
    } else history.back();
  };
}

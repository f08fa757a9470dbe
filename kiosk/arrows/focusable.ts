const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, [role="tab"], [tabindex]:not([tabindex="-1"])';

/**
 * Returns the element that holds the focus order: the open dialog with the focus, else the last opened dialog,
 * else the document.
 */
export function focusScopeOf(focused: Element | null): ParentNode {
  return (
    focused?.closest('dialog:modal') ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  );
}

/** Returns the box of an element, or of its label when only the label is visible. */
export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if (box.width > 1 && box.height > 1) return box;
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return label?.getBoundingClientRect() ?? box;
}

/** Returns the elements that arrow keys reach. The on-screen keyboard handles arrows itself. */
export function focusableElements(scope: ParentNode): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => {
    if (element.matches(':disabled, [aria-hidden="true"] *, [inert] *, [data-keyboard] *')) return false;
    if (element.tabIndex < 0 && element.role !== 'tab') return false;
    const { width, height } = boxOf(element);
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  });
}

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, [role="tab"], [tabindex]:not([tabindex="-1"])';

/** What lies above all else and takes the focus: the dialog that has it, or the last that opened; else the page. */
export function focusScopeOf(focused: Element | null): ParentNode {
  return (
    focused?.closest('dialog:modal') ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  );
}

/** Boxes of fields that are drawn by their label are the label's. */
export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if (box.width > 1 && box.height > 1) return box;
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return label?.getBoundingClientRect() ?? box;
}

/** What arrows can lead to. Keys of the keyboard on the screen have arrows of their own. */
export function focusableElements(scope: ParentNode): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => {
    if (element.matches(':disabled, [aria-hidden="true"] *, [inert] *, [data-keyboard] *')) return false;
    if (element.tabIndex < 0 && element.role !== 'tab') return false;
    const { width, height } = boxOf(element);
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  });
}

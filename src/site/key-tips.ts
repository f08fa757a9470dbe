/** Milliseconds for which the mouse rests on a control before its tip appears. */
const SHOW_DELAY = 400;
/** Milliseconds that the mouse may take from a control to its tip. */
const HIDE_DELAY = 300;
/** Pixels between a tip and what is next to it. */
const GAP = 8;

/** Controls whose title names a key. */
const CONTROL = '.dialog__close, [aria-keyshortcuts]';

const tip = document.createElement('div');
let shown: HTMLElement | undefined;
let timer = 0;
let byKey = false;

/**
 * Shows the titles of controls with keys as tips on wide screens, for the mouse and the keyboard; the browser's tip is for the
 * mouse alone. The tip of a dialog is next to the dialog and covers nothing that can be used, so Escape closes both.
 */
export function showKeyTips(): void {
  tip.className = 'key-tip';
  tip.popover = 'manual';
  // Readers know the control's name and key.
  tip.ariaHidden = 'true';
  addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer);
    if (target === tip || pointerType !== 'mouse') return;
    const control = controlAt(target);
    if (control !== shown) timer = window.setTimeout(() => show(control), control ? SHOW_DELAY : HIDE_DELAY);
  });
  addEventListener('focusin', ({ target }) => show(byKey ? controlAt(target) : undefined));
  addEventListener('keydown', ({ key }) => {
    byKey = key === 'Tab';
    if (!byKey) show(undefined);
  });
  addEventListener('pointerdown', () => {
    byKey = false;
    show(undefined);
  });
}

/** Returns the control at a place, whose title the browser no longer shows. */
function controlAt(target: EventTarget | null): HTMLElement | undefined {
  const control = target instanceof Element && target.closest<HTMLElement>(CONTROL);
  if (!control || !matchMedia('(min-width: 1024px) and (hover: hover)').matches) return undefined;
  if (control.title) {
    control.dataset.tip = control.title;
    control.removeAttribute('title');
    control.setAttribute('aria-keyshortcuts', control.getAttribute('aria-keyshortcuts') ?? 'Escape');
  }
  return control;
}

function show(control: HTMLElement | undefined): void {
  clearTimeout(timer);
  shown = control?.isConnected ? control : undefined;
  if (!shown) {
    tip.remove();
    return;
  }
  tip.textContent = shown.dataset.tip ?? '';
  // An open dialog keeps the mouse from what is outside.
  (shown.closest('dialog') ?? document.body).append(tip);
  tip.showPopover();
  const [left, top] = placeAt(shown.getBoundingClientRect(), shown.closest('.dialog__panel'));
  tip.style.left = `${Math.max(GAP, Math.min(left, innerWidth - tip.offsetWidth - GAP))}px`;
  tip.style.top = `${top}px`;
}

/** Returns the place below a control, or outside a dialog's panel: above it, or at its side. */
function placeAt(control: DOMRect, panel: Element | null): [left: number, top: number] {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const middle = control.left + (control.width - width) / 2;
  if (!panel) return [middle, control.bottom + GAP];
  const { left, top, right } = panel.getBoundingClientRect();
  const above = top - height - GAP;
  if (above >= 0) return [middle, above];
  return [left > innerWidth - right ? left - width - GAP : right + GAP, control.top];
}

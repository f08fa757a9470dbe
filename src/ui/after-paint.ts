/** Runs `action` after the next paint, so that it does not delay a tap or key. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}

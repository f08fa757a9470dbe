/** Runs `action` once what is drawn now has been painted, so that it does not keep a tap or a key waiting. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}

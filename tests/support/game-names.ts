/** Returns the names of the games on screen, in order. */
export function gameNames(): string[] {
  return Array.from(document.querySelectorAll('.game-tile__name'), ({ textContent }) => textContent);
}

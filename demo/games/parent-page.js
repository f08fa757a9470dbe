/** Whether another page embeds the game. */
export const isEmbedded = window.parent !== window;

/** Sends a state, such as `roundEnded`, to the page that embeds the game. */
export function tellParent(state) {
  if (isEmbedded) window.parent.postMessage({ [state]: true }, '*');
}

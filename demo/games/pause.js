import { isEmbedded, tellParent } from './parent-page.js';

/**
 * Announces to the parent page that the game can pause, and calls `follow` with each request. Returns a function that
 * reports the end of the last round (`paused`), or that the round waits for the player (`choosing`).
 */
export function offerPause(follow) {
  if (!isEmbedded) return () => {};
  addEventListener('message', ({ source, data }) => {
    if (source === window.parent && typeof data?.pause === 'boolean') follow(data.pause);
  });
  tellParent('canPause');
  return tellParent;
}

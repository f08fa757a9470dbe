import { untilParsed } from './until-parsed.ts';

/** Milliseconds that the first screen stays at most over a page that goes on waiting. */
const PATIENCE = 3_000;

/**
 * Takes the first screen of a list, which the front server wrote beside the site, away once the site shows the same: a
 * frame after nothing in it waits any more, so that no picture is gone in between.
 */
export async function leaveFirstScreen(): Promise<void> {
  await untilParsed();
  const root = document.getElementById('root');
  const screen = document.querySelector('.first--list');
  if (!root || !screen) return;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    watcher.disconnect();
    clearTimeout(patience);
    requestAnimationFrame(() => requestAnimationFrame(() => screen.remove()));
  };
  const watcher = new MutationObserver(() => {
    if (!root.firstChild) return;
    patience ??= setTimeout(leave, PATIENCE);
    if (!root.querySelector('[aria-busy="true"]')) leave();
  });
  watcher.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
}

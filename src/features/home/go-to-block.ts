import { scrollBehavior } from '../../ui/reduced-motion.ts';
import { blockId } from './anchors.ts';

/** Milliseconds for which a tapped block is kept in place while others load. */
const HOLD = 5_000;
/** A press too: on a scrollbar it scrolls, and elsewhere the target must not move away. */
const INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

let held = new AbortController();

/**
 * Moves focus to the block and scrolls there, without a history entry. Blocks above it load on the way and become
 * higher or lower, so it scrolls again when the page's height changes, until the visitor does something else.
 */
export function goToBlock(code: string): void {
  const block = document.getElementById(blockId(code));
  if (!block) return;
  held.abort();
  const hold = new AbortController();
  held = hold;
  const { signal } = hold;
  const release = () => hold.abort();
  const scroll = () => block.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  scroll();
  block.focus({ preventScroll: true });
  const sizes = new ResizeObserver(scroll);
  sizes.observe(document.body);
  signal.addEventListener('abort', () => sizes.disconnect());
  setTimeout(release, HOLD);
  for (const input of INPUTS) addEventListener(input, release, { signal });
}

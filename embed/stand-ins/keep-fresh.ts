import type { pollResource as keep } from '../../src/gateway/keep-fresh.ts';
import { surroundings } from '../runtime/embed-context.ts';

/** Put in by the build: the file of what stands in `fresh/fresh.ts`. */
declare const __FRESH__: string;

/** Stands in for the site's, which it fetches once there is something to keep: nothing is due before half a minute. */
export const keepFresh: typeof keep = (...given) => {
  const kept = surroundings.load?.(__FRESH__).then(
    (found) => (found as typeof keep)(...given),
    // As it was, until the mount is shown again.
    () => undefined,
  );
  return () => void kept?.then((end) => end?.());
};

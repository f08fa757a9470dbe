import type { pollResource as poll } from '../../src/gateway/cache/poll-resource.ts';
import { surroundings } from '../runtime/embed-context.ts';

/** Put in by the build: the file of what stands in `fresh/fresh.ts`. */
declare const __FRESH__: string;

/** Stands in for the site's, which it fetches once there is something to keep: nothing is due before half a minute. */
export const pollResource: typeof poll = (...given) => {
  const kept = surroundings.load?.(__FRESH__).then(
    (found) => (found as typeof poll)(...given),
    // As it was, until the mount is shown again.
    () => undefined,
  );
  return () => void kept?.then((end) => end?.());
};

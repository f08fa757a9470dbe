import type { pollResource as keep } from '../../src/gateway/cache/poll-resource.ts';
import { embedContext } from '../runtime/embed-context.ts';

/** Inserted by the build: the module of `lazy-poll-resource.ts`. */
declare const __FRESH__: string;

/** Loads the site's `pollResource` when first used; the first refresh is due after half a minute. */
export const pollResource: typeof keep = (...given) => {
  const kept = embedContext.load?.(__FRESH__).then(
    (found) => (found as typeof keep)(...given),
    // Without it the data is not refreshed until the mount is created again.
    () => undefined,
  );
  return () => void kept?.then((end) => end?.());
};

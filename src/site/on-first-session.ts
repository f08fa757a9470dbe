import type { SessionInfo } from '../gateway/endpoints/session.ts';
import { asLoadError } from '../gateway/http/errors.ts';
import { $session } from '../session/session.ts';

/** Loads code with the first session for which `load` does. When it cannot be loaded, the next visit tries again. */
export function onFirstSession(load: (session: SessionInfo) => Promise<unknown> | false): void {
  const leave = $session.subscribe((session) => {
    const loading = session && load(session);
    if (!loading) return;
    queueMicrotask(() => leave());
    loading.catch(asLoadError);
  });
}

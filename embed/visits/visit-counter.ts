import { SETTINGS_FILE } from '../asset-names.ts';
import type { Origin } from '../mount-contract.ts';

/** Put in by the build: the call that takes the counts, by its name and its path where the operator says no other. */
declare const __COUNT_CALL__: { name: string; path: string };
const { name, path } = __COUNT_CALL__;

/** Widgets of a kind that one call takes. */
const MAX_PER_CALL = 50;

export type VisitKind = 'seen' | 'used';

interface CountEndpoint {
  gateway: string;
  paths: Readonly<Record<string, string>>;
}

/**
 * Collects what happened and tells the gateway when the page is left or hidden: nothing but names of widgets. What
 * cannot be told then is lost, since what is sent twice would be counted twice.
 */
export function createVisitCounter(origin: Origin): (kind: VisitKind, widget: string) => void {
  const pending: Record<VisitKind, string[]> = { seen: [], used: [] };
  let endpoint: CountEndpoint | undefined;
  let asked = false;

  const resolveEndpoint = async () => {
    asked = true;
    endpoint = origin.settings ?? (await fetchEndpoint(origin));
  };
  const send = () => {
    if (!endpoint) return;
    while (pending.seen.length || pending.used.length) {
      const body = new URLSearchParams();
      for (const [kind, widgets] of Object.entries(pending)) {
        if (widgets.length) body.set(kind, widgets.splice(0, MAX_PER_CALL).join());
      }
      const address = `${endpoint.gateway}${endpoint.paths[name] ?? path}`;
      fetch(`${address}?${new URLSearchParams({ partner: origin.partner })}`, {
        method: 'POST',
        body,
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      }).catch(() => {});
    }
  };
  addEventListener('visibilitychange', () => {
    if (document.hidden) send();
  });
  addEventListener('pagehide', send);

  return (kind, widget) => {
    pending[kind].push(widget);
    // Known in time: a page that is being left waits for nothing.
    if (!asked) resolveEndpoint().catch(() => {});
  };
}

/** From the operator's settings, where no mount has read them: the login does without. */
async function fetchEndpoint({ site, ask }: Origin): Promise<CountEndpoint> {
  const { gateway, endpoints } = await (await ask!(SETTINGS_FILE)).json();
  return { gateway: gateway || site, paths: endpoints ?? {} };
}

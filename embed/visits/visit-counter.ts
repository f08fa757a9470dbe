import { SETTINGS_FILE } from '../asset-names.ts';
import type { Origin } from '../mount-contract.ts';

/** Inserted by the build: the endpoint that takes the counts, with its default path. */
declare const __COUNT_CALL__: { name: string; path: string };
const { name, path } = __COUNT_CALL__;

/** Widgets per kind and request. */
const MAX_PER_CALL = 50;

export type VisitKind = 'seen' | 'used';

interface CountEndpoint {
  gateway: string;
  paths: Readonly<Record<string, string>>;
}

/**
 * Counts events by widget name and sends them when the page is hidden or left. Never retries, because a retry could
 * count twice.
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
    // Resolved early: a page that is being left cannot wait.
    if (!asked) resolveEndpoint().catch(() => {});
  };
}

/** Reads the endpoint from the operator's settings, which the login does not load itself. */
async function fetchEndpoint({ site, ask }: Origin): Promise<CountEndpoint> {
  const { gateway, endpoints } = await (await ask!(SETTINGS_FILE)).json();
  return { gateway: gateway || site, paths: endpoints ?? {} };
}

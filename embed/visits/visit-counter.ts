import { SETTINGS } from '../asset-names.ts';
import type { Origin } from '../mount-contract.ts';

/** Put in by the build: the call that takes the counts, by its name and its path where the operator says no other. */
declare const __COUNT_CALL__: { name: string; path: string };
const { name, path } = __COUNT_CALL__;

/** Widgets of a kind that one call takes. */
const MOST = 50;

export type Kind = 'seen' | 'used';

interface Place {
  gateway: string;
  paths: Readonly<Record<string, string>>;
}

/**
 * Collects what happened and tells the gateway when the page is left or hidden: nothing but names of widgets. What
 * cannot be told then is lost, since what is sent twice would be counted twice.
 */
export function tally(origin: Origin): (kind: Kind, widget: string) => void {
  const noted: Record<Kind, string[]> = { seen: [], used: [] };
  let place: Place | undefined;
  let asked = false;

  const findPlace = async () => {
    asked = true;
    place = origin.settings ?? (await placeOf(origin));
  };
  const send = () => {
    if (!place) return;
    while (noted.seen.length || noted.used.length) {
      const body = new URLSearchParams();
      for (const [kind, widgets] of Object.entries(noted)) {
        if (widgets.length) body.set(kind, widgets.splice(0, MOST).join());
      }
      const address = `${place.gateway}${place.paths[name] ?? path}`;
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
    noted[kind].push(widget);
    // Known in time: a page that is being left waits for nothing.
    if (!asked) findPlace().catch(() => {});
  };
}

/** From the operator's settings, where no mount has read them: the login does without. */
async function placeOf({ site, ask }: Origin): Promise<Place> {
  const { gateway, endpoints } = await (await ask!(SETTINGS)).json();
  return { gateway: gateway || site, paths: endpoints ?? {} };
}

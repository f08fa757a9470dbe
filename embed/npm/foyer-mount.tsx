import { createElement, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { attributeName } from '../attributes/attribute-name.ts';
import { type LoadOptions, loadFoyer } from './load-foyer.ts';
import type { EventName, Events, MountAttributes, MountName } from './types.ts';

/** `onReady`, `onError` and so on. */
export type MountListeners = {
  [Name in EventName as `on${Capitalize<Name>}`]?: (event: CustomEvent<Events[Name]>) => void;
};

export type FoyerMountProps<Name extends MountName = MountName> = LoadOptions &
  MountListeners &
  MountAttributes[Name] & {
    foyer: Name;
    id?: string;
    /** Shown if the widget cannot be loaded, such as a link. */
    children?: ReactNode;
    /** Called if the script cannot be loaded. */
    onLoadFailed?: (error: Error) => void;
  };

const listenerName = /^on[A-Z]/;
/** Props that are not attributes of the mount. */
const nonAttributes = new Set(['partner', 'version', 'integrity', 'nonce', 'id', 'children', 'onLoadFailed']);

/**
 * A mount as a React component. Renders on the server, loads the script in the browser, applies changed props in
 * place and unmounts with the component.
 */
export function FoyerMount<Name extends MountName>(props: FoyerMountProps<Name>): ReactElement {
  const { site, partner, version, integrity, nonce, id, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef<Readonly<Record<string, unknown>>>(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let ended = false;
    const options = { site, partner, ...(version && { version }), ...(integrity && { integrity }) };
    loadFoyer({ ...options, ...(nonce && { nonce }) })
      // The loader does not search shadow roots.
      .then((foyer) => {
        if (!ended && foyer && element.getRootNode() !== document) foyer.mount(element);
      })
      .catch((error: unknown) => {
        if (!ended) (latest.current.onLoadFailed as ((error: unknown) => void) | undefined)?.(error);
      });
    return () => {
      ended = true;
    };
  }, [site, partner, version, integrity, nonce]);

  const listened = Object.keys(props)
    .filter((name) => listenerName.test(name) && name !== 'onLoadFailed')
    .sort()
    .join();
  useEffect(() => {
    const element = ref.current;
    const ended = new AbortController();
    for (const name of listened.split(',').filter(Boolean)) {
      const tell = (event: Event) => (latest.current[name] as ((event: Event) => void) | undefined)?.(event);
      element?.addEventListener(`foyer:${name[2]!.toLowerCase()}${name.slice(3)}`, tell, {
        signal: ended.signal,
      });
    }
    return () => ended.abort();
  }, [listened]);

  const attributes = Object.entries({ ...props, site: siteOrigin(site) })
    .filter(([name, value]) => !nonAttributes.has(name) && !listenerName.test(name) && value != null)
    .map(([name, value]) => [attributeName(name), String(value)]);
  return createElement('div', { ...Object.fromEntries(attributes), id, ref }, children);
}

/** Returns the origin of a URL; other texts unchanged. */
function siteOrigin(site: string): string {
  return URL.canParse(site) ? new URL(site).origin : site;
}

import { attributeName, type Schema } from './attributes.ts';
import type { EventName, Events } from './events.ts';
import { mountedElements, refresh, scan, startHosts } from './hosts.ts';
import { type MountName, mounts, type Options } from './mounts.ts';
import { warn } from './warn.ts';

/** Put in by the build. */
declare const __VERSION__: string;

type Given = { foyer?: MountName } & Partial<Options<MountName>>;

/** The one global of the embed. */
export interface Foyer {
  version: string;
  /** Mounts in an element of the page: the options are its attributes by their names in `dataset`. */
  mount(element: HTMLElement, options?: Given): void;
  /** Changes some options; one that is undefined or null goes back to its default. */
  update(element: HTMLElement, options: Given): void;
  unmount(element: HTMLElement): void;
  /** Listens to all mounts; the answer ends it. */
  on<Name extends EventName>(name: Name, listener: (event: CustomEvent<Events[Name]>) => void): () => void;
}

function start(script: HTMLScriptElement): void {
  const { src, dataset } = script;
  const page = window as { Foyer?: Partial<Foyer> };
  if (page.Foyer?.mount) {
    if (page.Foyer.version !== __VERSION__)
      warn(`${page.Foyer.version ?? 'another version'} is already here, ${src} is not used`);
    return;
  }
  // A pinned copy lies one folder deeper, in one named by its version.
  const files = new URL(src.includes(`/${__VERSION__}/`) ? '..' : '.', src).href;
  startHosts({ site: new URL(src).origin, files, partner: dataset.partner ?? '' });

  const apply = (element: HTMLElement, options: Given = {}) => {
    const name = options.foyer ?? (element.dataset.foyer as MountName);
    const schema: Schema = mounts[name] ?? {};
    for (const [key, value] of Object.entries(options)) {
      if (key !== 'foyer' && !schema[key]) warn(`option "${key}" of ${name} is not known`);
      else if (value == null) element.removeAttribute(attributeName(key));
      else element.setAttribute(attributeName(key), String(value));
    }
    refresh(element);
  };
  page.Foyer = {
    version: __VERSION__,
    mount: apply,
    update: apply,
    unmount(element) {
      element.removeAttribute('data-foyer');
      refresh(element);
    },
    on(name, listener) {
      const type = `foyer:${name}`;
      document.addEventListener(type, listener as EventListener);
      return () => document.removeEventListener(type, listener as EventListener);
    },
  };

  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') {
        if (target === document.documentElement) mountedElements().forEach(refresh);
        if (target instanceof HTMLElement) refresh(target);
      }
      for (const node of addedNodes) if (node instanceof Element) scan(node);
    }
    for (const element of mountedElements()) if (!element.isConnected) refresh(element);
  }).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: [
      'lang',
      'data-foyer',
      ...Object.values(mounts).flatMap((m) => Object.keys(m).map(attributeName)),
    ],
  });
  scan(document);
}

// Past an element of the page named `currentScript`, which would hide the property of that name.
const script: unknown = Reflect.get(Document.prototype, 'currentScript', document);
if (script instanceof HTMLScriptElement) start(script);

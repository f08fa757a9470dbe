import type { MountOptions } from '../attributes/mount-options.ts';
import type { mount as diagnoseMounts } from '../diagnose/diagnose.ts';
import type { Finding } from '../diagnose/finding.ts';
import type { EventName, Events } from '../events.ts';
import { ofDocument } from '../safe-document.ts';
import { warn } from '../warn.ts';
import { refresh, scan, startHosts, watch } from './hosts.ts';
import { load } from './load-module.ts';
import { originOf, ownScript } from './script-element.ts';

/** Put in by the build. */
declare const __VERSION__: string;
/** Put in by the build: the file of the diagnosis, which is no part of any mount. */
declare const __DIAGNOSIS__: string;

/** The one global of the embed. */
export interface Foyer {
  version: string;
  /** Mounts in an element of the page: the options are its attributes by their names in `dataset`. */
  mount(element: HTMLElement, options?: MountOptions): void;
  /** Changes some options; one that is undefined or null goes back to its default. */
  update(element: HTMLElement, options: MountOptions): void;
  unmount(element: HTMLElement): void;
  /** Says what keeps mounts from showing, or one of them, and the line to add; prints it to the console too. */
  diagnose(element?: HTMLElement): Promise<Finding[]>;
  /** Listens to all mounts; the answer ends it. */
  on<Name extends EventName>(name: Name, listener: (event: CustomEvent<Events[Name]>) => void): () => void;
}

/** The scripts of this page by operator, each with its version. */
const SCRIPTS = Symbol.for('foyer');
function start(script: HTMLScriptElement): void {
  const origin = originOf(script);
  // In browsers without such sheets mounts keep what stands in them.
  if (!origin || !document.adoptedStyleSheets) return;
  const { site } = origin;
  // Kept at the document, so that it does not matter whose the global is.
  const shelf = document as unknown as Record<symbol, Record<string, string>>;
  // biome-ignore lint/suspicious/noAssignInExpressions: ES2020 has no operator for it, and the loader no byte to spare
  const here = shelf[SCRIPTS] || (shelf[SCRIPTS] = {});
  if (here[site]) {
    if (here[site] !== __VERSION__) warn(`${here[site]} is already here`);
    return;
  }
  const [first] = Object.keys(here);
  if (first) warn(`${first} is already here, use data-site="${site}"`);
  here[site] = __VERSION__;
  startHosts(origin, !first);

  const apply = (element: HTMLElement, options: object = {}) => {
    for (const [key, value] of Object.entries(options)) {
      if (value == null) delete element.dataset[key];
      // It makes a text of whatever it is given.
      else element.dataset[key] = value as string;
    }
    // A shadow root of the page is not a part of the document that is watched.
    watch(element.getRootNode());
    refresh(element);
  };
  const api: Foyer = {
    version: __VERSION__,
    mount: apply,
    update: apply,
    unmount: (element) => apply(element, { foyer: null }),
    diagnose: (element) => load(__DIAGNOSIS__).then((of) => (of as typeof diagnoseMounts)(origin, element)),
    on(name, listener) {
      const type = `foyer:${name}`;
      addEventListener(type, listener as EventListener);
      return () => removeEventListener(type, listener as EventListener);
    },
  };
  const page = window as { Foyer?: unknown };
  if (!page.Foyer || page.Foyer instanceof Element) page.Foyer = api;
  else if (!first) warn("window.Foyer is the page's own");

  watch(document);
  scan(ofDocument('documentElement'));
}

const script = ownScript();
if (script) start(script);

import type { MountOptions } from '../attributes/mount-options.ts';
import type { mount as diagnoseMounts } from '../diagnose/diagnose.ts';
import type { Finding } from '../diagnose/finding.ts';
import type { EventName, Events } from '../events.ts';
import { documentProperty } from '../safe-document.ts';
import { warnOnce } from '../warn.ts';
import { initHosts, mountAll, observeRoot, syncHost } from './hosts.ts';
import { loadModule } from './load-module.ts';
import { currentScriptElement, readOrigin } from './script-element.ts';

/** Inserted by the build. */
declare const __VERSION__: string;
/** Inserted by the build: the module of the diagnosis. */
declare const __DIAGNOSIS__: string;

/** The only global of the embed. */
export interface Foyer {
  version: string;
  /** Mounts in an element; the options are attributes by their names in `dataset`. */
  mount(element: HTMLElement, options?: MountOptions): void;
  /** Changes options; null or undefined restores the default. */
  update(element: HTMLElement, options: MountOptions): void;
  unmount(element: HTMLElement): void;
  /** Finds the reasons why mounts, or one of them, are not shown, with the line to add. Also logs them. */
  diagnose(element?: HTMLElement): Promise<Finding[]>;
  /** Listens on all mounts. Returns a function that stops listening. */
  on<Name extends EventName>(name: Name, listener: (event: CustomEvent<Events[Name]>) => void): () => void;
}

/** Key on `document`: the loaded scripts by operator, each with its version. */
const SCRIPTS = Symbol.for('foyer');
function start(script: HTMLScriptElement): void {
  const origin = readOrigin(script);
  // Without adoptedStyleSheets mounts keep the page's own content.
  if (!origin || !document.adoptedStyleSheets) return;
  const { site } = origin;
  // Stored on the document, because `window.Foyer` may belong to the page.
  const loadedScripts = document as unknown as Record<symbol, Record<string, string>>;
  // biome-ignore lint/suspicious/noAssignInExpressions: ES2020 has no operator for it, and the loader no byte to spare
  const versions = loadedScripts[SCRIPTS] || (loadedScripts[SCRIPTS] = {});
  if (versions[site]) {
    if (versions[site] !== __VERSION__) warnOnce(`${versions[site]} is already here`);
    return;
  }
  const [first] = Object.keys(versions);
  if (first) warnOnce(`${first} is already here, use data-site="${site}"`);
  versions[site] = __VERSION__;
  initHosts(origin, !first);

  const apply = (element: HTMLElement, options: object = {}) => {
    for (const [key, value] of Object.entries(options)) {
      if (value == null) delete element.dataset[key];
      // DOMStringMap converts it to a string.
      else element.dataset[key] = value as string;
    }
    // Mutation observers do not cross shadow roots.
    observeRoot(element.getRootNode());
    syncHost(element);
  };
  const api: Foyer = {
    version: __VERSION__,
    mount: apply,
    update: apply,
    unmount: (element) => apply(element, { foyer: null }),
    diagnose: (element) =>
      loadModule(__DIAGNOSIS__).then((of) => (of as typeof diagnoseMounts)(origin, element)),
    on(name, listener) {
      const type = `foyer:${name}`;
      addEventListener(type, listener as EventListener);
      return () => removeEventListener(type, listener as EventListener);
    },
  };
  const page = window as { Foyer?: unknown };
  if (!page.Foyer || page.Foyer instanceof Element) page.Foyer = api;
  else if (!first) warnOnce("window.Foyer is the page's own");

  observeRoot(document);
  mountAll(documentProperty('documentElement'));
}

const script = currentScriptElement();
if (script) start(script);

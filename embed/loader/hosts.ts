import type { LanguageCode } from '../../src/i18n/languages.ts';
import { SETTINGS_FILE, textsFile } from '../asset-names.ts';
import type { Events } from '../events.ts';
import { LEGAL_LINE_HEIGHT } from '../heights.ts';
import type { MountedWidget, MountInput, Origin } from '../mount-contract.ts';
import { createElement, documentProperty, ownProperties } from '../safe-document.ts';
import type { mount as followVisits } from '../visits/visits.ts';
import { warnOnce } from '../warn.ts';
import { type BuiltMount, builtMounts } from './built-mounts.ts';
import { prefetchAsset, setAssetBase } from './fetch-asset.ts';
import { loadModule, loadMountModule } from './load-module.ts';
import { checkModules } from './module-integrity.ts';

interface MountedHost {
  name: string;
  built: BuiltMount;
  root: ShadowRoot;
  given: MountInput;
  /** Height of the element before mounting, in CSS pixels. */
  before: number;
  widget?: MountedWidget;
}

/** Inserted by the build: the module that counts visits. */
declare const __VISITS__: string;
/** Inserted by the build: matches a supported language code at the start of a text. */
declare const __LANGUAGE__: RegExp;
/** Inserted by the build: whether this loader rejects files of other versions. */
declare const __PINNED__: boolean;

/** Mounts load this far outside the viewport. */
const LOAD_DISTANCE = '400px';
/**
 * Protects an empty host from the page's rules; `!important` in a shadow root wins over `!important` in the page.
 * `visibility` is inherited, so that the page can hide a mount. The explicit width is for floats and table cells, and
 * the size container lies next to floats because it is a formatting context.
 */
const HOST_RULES =
  'container-type:inline-size;inline-size:100%;visibility:inherit;' +
  'contain-intrinsic-inline-size:300px;display:block;min-block-size:';

const hosts = new Map<HTMLElement, MountedHost>();
/** A shadow root cannot be removed, so remounting reuses it. */
const roots = new WeakMap<Element, ShadowRoot>();

let origin: Origin;
/** Whether mounts without `data-site` belong to this operator. */
let isDefaultOperator: boolean;

/** Call it once, before the first mount. */
export function initHosts(from: Origin, first: boolean): void {
  origin = from;
  origin.load = loadModule;
  if (__PINNED__) origin.check = (file) => checkModules(from.files, [file]);
  isDefaultOperator = first;
  setAssetBase(from.files);
}

/** Without IntersectionObserver all mounts load immediately. */
const viewObserver =
  window.IntersectionObserver &&
  new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) void showMount(target as HTMLElement);
    },
    { rootMargin: LOAD_DISTANCE },
  );

/** Elements adopted by another document are excluded: adopted style sheets do not work there. */
const isInThisDocument = (element: HTMLElement) => element.getRootNode({ composed: true }) === document;

/** Watches added and removed elements, and the attributes of all hosts. */
const pageObserver = new MutationObserver((records) => {
  for (const { attributeName, target, addedNodes } of records) {
    if (attributeName) {
      // `lang` of the root element affects all mounts.
      if (!target.parentElement) for (const element of hosts.keys()) syncHost(element);
      if (target instanceof HTMLElement) syncHost(target);
    }
    for (const node of addedNodes) if (node instanceof Element) mountAll(node);
  }
  for (const element of hosts.keys()) if (!isInThisDocument(element)) syncHost(element);
});

/** Observes a document or shadow root for mounts. */
export function observeRoot(root: Node): void {
  pageObserver.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['lang', 'data-foyer', 'data-site'],
  });
}

/** Mounts, updates or unmounts an element according to its attributes and its place in the document. */
export function syncHost(element: HTMLElement): void {
  const attributes = ownProperties(element.dataset);
  const { site, foyer } = attributes;
  // `data-site` is an origin such as `https://play.example`.
  const ours = site ? site === origin.site : isDefaultOperator;
  const name = isInThisDocument(element) && ours ? foyer : undefined;
  let host = hosts.get(element);
  if (host && host.name !== name) {
    unmountHost(element, host);
    host = undefined;
  }
  if (name === undefined) return;
  const given = { attributes, pageLanguage: documentProperty('documentElement').lang };
  host = host || reserveHost(element, name, given);
  if (!host) return;
  host.given = given;
  // No background here: the page's shows until the mount is loaded.
  const rules = `:host{all:initial;${HOST_RULES}${reservedHeight(host)};}:host([hidden]){display:none;}`;
  host.root.adoptedStyleSheets[0]!.replaceSync(rules.replaceAll(';', '!important;'));
  host.widget?.update(given);
}

/**
 * Returns the CSS height to reserve: `data-min-height`, or the height from `heights.ts`, or the element's own if
 * larger.
 */
function reservedHeight({ built: [, height], given, before }: MountedHost): string {
  const { minHeight = '', legal } = given.attributes;
  if (/^\d{1,4}$/.test(minHeight)) return `${minHeight}px`;
  const [base, each = 0, name, missing = 0] = height[pageLanguageOf(given)!] ?? height.all;
  const more = given.attributes[name!];
  const own = base + each * (+more! || (more ? 1 : missing)) - (legal ? LEGAL_LINE_HEIGHT : 0);
  return `max(${before}px,${own}*max(1px,.25px + .046875em))`;
}

/** Returns the language that the page asks for; undefined means the operator's default. */
function pageLanguageOf({ attributes: { lang }, pageLanguage }: MountInput): LanguageCode | undefined {
  return __LANGUAGE__.exec(lang || pageLanguage)?.[0].toUpperCase() as LanguageCode;
}

/** Mounts everything in a part of the page. */
export function mountAll(part: ParentNode): void {
  if ((part as HTMLElement).dataset?.foyer) syncHost(part as HTMLElement);
  for (const element of part.querySelectorAll<HTMLElement>('[data-foyer]')) syncHost(element);
}

/** Reserves the height; the mount loads when it is near the viewport. */
function reserveHost(element: HTMLElement, name: string, given: MountInput): MountedHost | undefined {
  const built = builtMounts.get(name);
  if (!built) {
    warnOnce(`data-foyer="${name}" is not known`);
    return;
  }
  // Measured first: once there is a shadow root the element's own content takes no space.
  const before = element.offsetHeight;
  let root: ShadowRoot;
  try {
    root = roots.get(element) ?? element.attachShadow({ mode: 'open' });
  } catch {
    // Some elements, such as `<button>`, cannot have a shadow root; the mount handles that.
    root = new DocumentFragment() as ShadowRoot;
  }
  root.adoptedStyleSheets = [new CSSStyleSheet()];
  root.replaceChildren();
  roots.set(element, root);
  // Unobserving a single element is impossible; after unmounting there is nothing to do for it.
  pageObserver.observe(element, { attributes: true });
  const host: MountedHost = { name, built, root, given, before };
  hosts.set(element, host);
  if (viewObserver) viewObserver.observe(element);
  else void showMount(element);
  return host;
}

async function showMount(element: HTMLElement): Promise<void> {
  const host = hosts.get(element);
  viewObserver?.unobserve(element);
  if (!host) return;
  const {
    name,
    built: [files],
    root,
    given,
  } = host;
  const language = pageLanguageOf(given);
  prefetchAsset(SETTINGS_FILE);
  if (language) prefetchAsset(textsFile(files[0]!, language));
  let code = 'offline';
  try {
    const mount = await loadMountModule(files);
    code = 'defect';
    if (hosts.get(element) === host) {
      // Visits are counted once the mount shows its data. Failures are ignored.
      const count = () =>
        void loadModule(__VISITS__)
          .then((follow) => (follow as typeof followVisits)(element, origin))
          .catch(() => {});
      element.addEventListener('foyer:ready', count, { once: true });
      host.widget = mount(element, root, host.given, origin);
    }
  } catch (error) {
    console.error('Foyer:', error);
    if (hosts.get(element) !== host) return;
    unmountHost(element, host);
    // `emit` would add bytes.
    const detail: Events['error'] = { mount: name, code };
    element.dispatchEvent(new CustomEvent('foyer:error', { detail, bubbles: true, composed: true }));
  }
}

/** Unmounts; the page's own content shows again through the slot. */
function unmountHost(element: HTMLElement, { root, widget }: MountedHost): void {
  hosts.delete(element);
  widget?.unmount();
  root.adoptedStyleSheets = [];
  root.replaceChildren(createElement('slot'));
}

import { readAttributes } from './attributes.ts';
import { loadChunk } from './chunks.ts';
import { emit } from './events.ts';
import { type MountName, mounts, type Options } from './mounts.ts';
import { warn } from './warn.ts';
import type { Mount, Origin, Widget } from './widget.ts';

interface Host {
  name: MountName;
  root: ShadowRoot;
  sheet: CSSStyleSheet;
  options: Options<MountName>;
  widget?: Widget<Options<MountName>>;
}

/** How far outside of the view a mount begins to load. */
const NEAR = '400px';
/**
 * What of a host the page could still reach. `all` leaves direction and bidi alone, generated content is not
 * part of it, and an important rule in here wins over an important one of the page.
 */
const RULES =
  ':host{all:initial!important;display:block!important;box-sizing:border-box!important;' +
  'inline-size:100%!important;direction:ltr!important;unicode-bidi:isolate!important;' +
  'background:#0d0f14!important;border-radius:12px!important;overflow:clip!important;min-block-size:';
const MORE_RULES =
  'px!important}:host([hidden]){display:none!important}' +
  ':host::before,:host::after{content:none!important}';

const hosts = new Map<Element, Host>();
/** A shadow root stays with its element for good; it is used again when the element is mounted again. */
const roots = new WeakMap<Element, ShadowRoot>();

let origin: Origin;

/** Called once, before anything is mounted. */
export function startHosts(from: Origin): void {
  origin = from;
}

const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void show(target as HTMLElement);
  },
  { rootMargin: NEAR },
);

/** Brings what is mounted in an element in line with its attributes and its place in the page. */
export function refresh(element: HTMLElement): void {
  const name = element.isConnected ? element.dataset.foyer : undefined;
  let host = hosts.get(element);
  if (host && host.name !== name) {
    clear(element, host);
    host = undefined;
  }
  if (name === undefined) return;
  if (!Object.keys(mounts).includes(name)) {
    warn(`data-foyer="${name}" is not known`);
    return;
  }
  host = host || reserve(element, name as MountName);
  if (!host) return;
  host.options = readAttributes(mounts[host.name], element.dataset, warn, document.documentElement.lang);
  host.sheet.replaceSync(RULES + host.options.minHeight + MORE_RULES);
  host.widget?.update(host.options);
}

/** Mounts what is asked for in a part of the page. */
export function scan(part: ParentNode): void {
  if (part instanceof HTMLElement && 'foyer' in part.dataset) refresh(part);
  for (const element of part.querySelectorAll<HTMLElement>('[data-foyer]')) refresh(element);
}

/** Every element that something is mounted in. */
export function mountedElements(): HTMLElement[] {
  return [...hosts.keys()] as HTMLElement[];
}

/** Keeps the height free at once; the rest waits until the element is near the view. */
function reserve(element: HTMLElement, name: MountName): Host | undefined {
  let root = roots.get(element);
  try {
    root = root || element.attachShadow({ mode: 'open' });
  } catch {
    warn(`<${element.localName} data-foyer="${name}"> cannot hold it, use a <div>`);
    return;
  }
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren();
  roots.set(element, root);
  const host = { name, root, sheet } as Host;
  hosts.set(element, host);
  nearby.observe(element);
  return host;
}

async function show(element: HTMLElement): Promise<void> {
  const host = hosts.get(element);
  nearby.unobserve(element);
  if (!host) return;
  const { name, root } = host;
  let code = 'offline';
  try {
    const mount: Mount<MountName> = await loadChunk(origin.files, name);
    code = 'defect';
    if (hosts.get(element) === host) host.widget = mount(element, root, host.options, origin);
  } catch (error) {
    console.error('Foyer:', error);
    if (hosts.get(element) !== host) return;
    clear(element, host);
    emit(element, 'error', { mount: name, code });
  }
}

/** Ends a mount. What the page itself has put into the element shows again. */
function clear(element: Element, { root, widget }: Host): void {
  hosts.delete(element);
  nearby.unobserve(element);
  widget?.unmount();
  root.adoptedStyleSheets = [];
  root.replaceChildren(document.createElement('slot'));
}

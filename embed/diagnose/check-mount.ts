import { attributeName } from '../attributes/attribute-name.ts';
import { readAttributes } from '../attributes/read-attributes.ts';
import { type MountName, mounts } from '../mounts.ts';
import { type Finding, nameOf, type Source } from './finding.ts';

/** CSS pixels that a mount is made for. */
const LEAST_WIDTH = 240;
/** How far outside of the view one begins to load. */
const NEAR = 400;
/** Attributes of every mount that are not in its table. */
const COMMON = ['foyer', 'site', 'minHeight'];

/** What keeps one mount from showing, apart from what it asks for over the network. */
export function judgeMount(element: HTMLElement, { site }: Source): Finding[] {
  const { foyer = '', site: named } = element.dataset;
  const about = (cause: Finding['cause'], blocks: boolean, problem: string, remedy: string): Finding => ({
    cause,
    blocks,
    problem: `${nameOf(element)}: ${problem}`,
    remedy,
    element,
  });
  if (!Object.hasOwn(mounts, foyer)) {
    const names = Object.keys(mounts).join(', ');
    return [about('mount', true, `data-foyer="${foyer}" is not known`, `data-foyer is one of ${names}`)];
  }
  if (named !== undefined && named !== site) {
    const remedy = `<script async src="${named}/embed/foyer.js" data-partner="your code"></script>, or leave data-site out`;
    return [about('other-operator', true, `it is for ${named}, this script is of ${site}`, remedy)];
  }
  const found: Finding[] = [];
  for (const { name, problem, wanted } of wrongAttributes(element, foyer as MountName)) {
    found.push(about('attribute', false, `${attributeName(name)}${problem}`, wanted));
  }
  if (!element.shadowRoot) {
    const root = element.getRootNode();
    if (root !== document && root instanceof ShadowRoot) {
      const remedy = `Foyer.mount(element, { foyer: '${foyer}' })`;
      found.push(
        about('shadow-root', true, 'it is in a shadow root, where nothing is found by itself', remedy),
      );
    } else if (!canHold(element)) {
      found.push(about('element', true, 'this element cannot hold it', `<div data-foyer="${foyer}"></div>`));
    }
  }
  return [...found, ...judgePlace(element, about)];
}

function canHold({ localName }: Element): boolean {
  try {
    document.createElement(localName).attachShadow({ mode: 'open' });
    return true;
  } catch {
    return false;
  }
}

function wrongAttributes(element: HTMLElement, mount: MountName) {
  const wrong: { name: string; problem: string; wanted: string }[] = [];
  const given = { ...element.dataset };
  const known = Object.keys(mounts[mount]).map(attributeName).join(', ');
  readAttributes(mounts[mount], given, (name, text, wanted) => {
    if (wanted)
      wrong.push({
        name,
        problem: `="${text}" cannot be used`,
        wanted: `${attributeName(name)} is ${wanted}`,
      });
  });
  for (const name of Object.keys(given)) {
    if (COMMON.includes(name) || Object.hasOwn(mounts[mount], name)) continue;
    wrong.push({ name, problem: ` is none of ${mount}`, wanted: `It has ${known}` });
  }
  return wrong;
}

/** The element and what is around it, also out of shadow roots. */
function* around(element: Element): Generator<Element> {
  for (let each: Element | null = element; each; ) {
    yield each;
    const root = each.getRootNode();
    each = each.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
}

type About = (cause: Finding['cause'], blocks: boolean, problem: string, remedy: string) => Finding;

/** Whether a reader can see the place at all. */
function judgePlace(element: HTMLElement, about: About): Finding[] {
  for (const each of around(element)) {
    const style = getComputedStyle(each);
    const { width, height } = each.getBoundingClientRect();
    const hides =
      (style.display === 'none' && 'display: none') ||
      (style.visibility === 'hidden' && 'visibility: hidden') ||
      (style.opacity === '0' && 'opacity: 0') ||
      (style.contentVisibility === 'hidden' && 'content-visibility: hidden') ||
      (style.overflow !== 'visible' &&
        each !== element &&
        (width < 1 || height < 1) &&
        'no size and hides what overflows');
    if (!hides) continue;
    const has = hides.startsWith('no ') ? `has ${hides}` : `has ${hides}`;
    const cause = hides.startsWith('no ') ? 'give it room' : `take ${hides} away`;
    return [
      about('hidden', true, `${each === element ? 'it' : nameOf(each)} ${has}`, `${nameOf(each)}: ${cause}`),
    ];
  }
  const { width, top, bottom } = element.getBoundingClientRect();
  if (width < LEAST_WIDTH) {
    const problem = `it is ${Math.round(width)} px wide`;
    return [about('narrow', width < 1, problem, `Give the element around it ${LEAST_WIDTH} px`)];
  }
  if (top > innerHeight + NEAR || bottom < -NEAR) {
    const problem = `it loads when it comes within ${NEAR} px of the view`;
    return [about('far', false, problem, 'Scroll there; nothing is to mend')];
  }
  return [];
}

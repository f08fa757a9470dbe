import { snippets } from './snippets.js';

const site = document.querySelector('script[data-gateway]').dataset.gateway;
const partner = 'acme';
const form = document.querySelector('form');
const surface = document.querySelector('.stage__surface');
const place = document.querySelector('.stage__place');
const code = document.querySelector('.snippet__code code');
const copied = document.querySelector('.snippet__said');
const copy = document.querySelector('.snippet__copy');

/** Creates an element with properties and children. */
const make = (name, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

const { mounts } = await (await fetch(`${site}/embed/attributes.json`, { credentials: 'omit' })).json();
const names = Object.keys(mounts);
let mount = names[0];

function fits(rule, value) {
  if ('of' in rule) return rule.of.some((word) => word.toLowerCase() === value.toLowerCase());
  if ('like' in rule) return new RegExp(rule.like).test(value);
  return /^\d+$/.test(value) && Number(value) >= rule.min && Number(value) <= rule.max;
}

/** Describes the limits of a free-text attribute. */
function boundsOf(rule) {
  if ('of' in rule) return '';
  return 'like' in rule ? ` Takes ${rule.wanted}.` : ` ${rule.min} to ${rule.max}.`;
}

/** Creates the form field that fits an attribute's rule. */
function fieldOf(rule) {
  const id = `attribute-${rule.name}`;
  const input =
    'of' in rule
      ? make(
          'select',
          {},
          make('option', { value: '', textContent: 'Default' }),
          ...rule.of.map((word) => make('option', { value: word, textContent: word })),
        )
      : make('input', {
          type: 'text',
          inputMode: 'like' in rule ? 'text' : 'numeric',
          placeholder: String(rule.otherwise ?? ''),
        });
  Object.assign(input, { id, name: rule.name });
  input.setAttribute('form', form.id);
  input.setAttribute('aria-describedby', `${id}-note`);
  return make(
    'div',
    { className: 'field' },
    make('label', { className: 'field__name', htmlFor: id, textContent: rule.attribute }),
    input,
    make('p', {
      className: 'field__note',
      id: `${id}-note`,
      textContent: rule.note.replaceAll('`', '') + boundsOf(rule),
    }),
  );
}

function showMounts() {
  const choices = names.map((name) =>
    make(
      'label',
      { className: 'choice' },
      make('input', { type: 'radio', name: 'mount', value: name, checked: name === mount }),
      ` ${name}`,
    ),
  );
  document.querySelector('#mounts').append(make('div', { className: 'choices' }, ...choices));
}

function showAttributes() {
  const [legend] = document.querySelectorAll('#attributes > legend');
  document.querySelector('#attributes').replaceChildren(legend, ...mounts[mount].attributes.map(fieldOf));
}

/** Returns the attributes that differ from their defaults. */
const given = () =>
  mounts[mount].attributes
    .map((rule) => ({ rule, value: form.elements[rule.name].value.trim() }))
    .filter(({ value }) => value);

function showWidget() {
  const host = document.createElement('div');
  host.dataset.foyer = mount;
  place.replaceChildren(host);
  follow();
}

/** Updates the mounted widget in place. */
function follow() {
  const host = place.firstElementChild;
  for (const rule of mounts[mount].attributes) {
    const input = form.elements[rule.name];
    const value = input.value.trim();
    if (value) host.setAttribute(rule.attribute, value);
    else host.removeAttribute(rule.attribute);
    input.setAttribute('aria-invalid', String(Boolean(value) && !fits(rule, value)));
  }
  const chosen = given().filter(({ rule, value }) => fits(rule, value));
  const { framed, titles, height } = mounts[mount];
  const said = (name) => chosen.find(({ rule }) => rule.name === name)?.value;
  const { value: kind } = document.querySelector('input[name="kind"]:checked');
  const asked = {
    site,
    partner,
    mount,
    chosen,
    framed,
    titles,
    height: said('minHeight') ?? heightOf(height, said),
  };
  code.textContent = snippets[kind](asked);
  copied.textContent = '';
}

/** Returns the height in CSS pixels that a mount needs with its attributes, as in `attributes.json`. */
function heightOf(height, said) {
  const of = ({ by, otherwise }) => by[said('lang')] ?? otherwise;
  const parts = height.per.map((per) => {
    const counted = said(per.name);
    return counted ? of(per) * ((Number(counted) || 1) - per.included) : 0;
  });
  return parts.reduce((sum, part) => sum + part, of(height));
}

function showPage() {
  const { surface: kind, width } = form.elements;
  surface.dataset.surface = kind.value;
  place.style.inlineSize = `${width.value}px`;
  document.querySelector('#width-shown').value = `${width.value} px`;
}

showMounts();
showAttributes();
showWidget();
showPage();

form.addEventListener('submit', (event) => event.preventDefault());
// The other fields follow the stage, outside the form's element.
document.addEventListener('input', ({ target }) => {
  if (target.form !== form) return;
  if (target.name === 'mount') {
    mount = target.value;
    showAttributes();
    showWidget();
  } else if (target.name === 'surface' || target.name === 'width') showPage();
  else follow();
});
for (const kind of document.querySelectorAll('input[name="kind"]')) kind.addEventListener('input', follow);

copy.addEventListener('click', () => void copyLines());

async function copyLines() {
  try {
    await navigator.clipboard.writeText(code.textContent);
    copied.textContent = 'Copied.';
  } catch {
    // Without access to the clipboard, select the text for a manual copy.
    getSelection().selectAllChildren(code);
    copied.textContent = 'Selected: copy it with your keyboard.';
  }
}

import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Texts } from '../../src/i18n/texts.ts';

type Say = Pick<Texts, 't'>;

/** Elements that can be pressed, chosen or written in. */
const TARGET =
  'a[href], button, input, select, option, textarea, summary, iframe, [role="button"], [role="tab"], [role="switch"]';

/** Returns the element that a touch or the focus concerns. */
export function describedElement(element: unknown): HTMLElement | undefined {
  return element instanceof Element ? (element.closest<HTMLElement>(TARGET) ?? undefined) : undefined;
}

/** Fields that hold or held a password, also while it is shown as text. */
const secrets = new WeakSet<Element>();

export function rememberPasswordField(element: unknown): void {
  if (element instanceof Element) secrets.add(element);
}

/** Whether the value of a field must not be spoken. */
export function isPasswordField(field: Element): boolean {
  if (field.getAttribute('type') === 'password') secrets.add(field);
  return secrets.has(field) || /pass|psw|pin|code|captcha/i.test(field.getAttribute('name') ?? '');
}

/** Returns name, role, state and description of an element, without secrets. */
export function describeElement(element: HTMLElement, { t }: Say): string {
  const role = getRole(element) ?? '';
  const name = computeAccessibleName(element) || element.getAttribute('title') || '';
  // Password fields have no role.
  const kind = kinds[role] ?? (element instanceof HTMLInputElement ? 'kiosk.saysField' : undefined);
  const parts = [name, kind && t(kind), stateOf(element, { t }), computeAccessibleDescription(element)];
  return parts.filter(Boolean).join(', ');
}

const kinds = {
  link: 'kiosk.saysLink',
  button: 'kiosk.saysButton',
  switch: 'kiosk.saysSwitch',
  tab: 'kiosk.saysTab',
  textbox: 'kiosk.saysField',
  searchbox: 'kiosk.saysField',
  checkbox: 'kiosk.saysCheckbox',
  radio: 'kiosk.saysChoice',
  combobox: 'kiosk.saysChoice',
} as Readonly<Record<string, Parameters<Texts['t']>[0] | undefined>>;

function stateOf(element: HTMLElement, { t }: Say): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
    return onOff(element.checked, { t });
  }
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    return isPasswordField(element) ? t('kiosk.saysSecret') : element.value;
  }
  const states = ['aria-checked', 'aria-pressed', 'aria-selected'].map((name) => element.getAttribute(name));
  const state = states.find((one) => one !== null);
  return state === 'true' || state === 'false' ? onOff(state === 'true', { t }) : '';
}

const onOff = (on: boolean, { t }: Say) => t(on ? 'kiosk.saysOn' : 'kiosk.saysOff');

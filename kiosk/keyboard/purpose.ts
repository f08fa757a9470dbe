/** The purpose of a field. `latin`: names and passwords, which have no letters of other scripts. */
export type Purpose = 'text' | 'latin' | 'email' | 'digits' | 'decimal' | 'tel';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

const typed = new Set(['text', 'search', 'password', 'email', 'tel', 'url', 'number']);

/** The page's own `inputmode` of each field, which suppressing the system keyboard replaces. */
const modes = new WeakMap<TextField, string>();

/** Returns the element if it is a text field. */
export function textFieldOf(target: unknown): TextField | undefined {
  if (target instanceof HTMLTextAreaElement) return target.readOnly ? undefined : target;
  if (!(target instanceof HTMLInputElement) || target.readOnly || !typed.has(target.type)) return undefined;
  return target;
}

/** Returns the purpose of a field, from its type and attributes. */
export function purposeOf(field: TextField): Purpose {
  const { type } = field;
  const plain = type === 'password' || type === 'url' || field.getAttribute('autocapitalize') === 'none';
  const mode = modes.get(field) ?? field.inputMode;
  if (mode === 'numeric') return 'digits';
  if (mode === 'decimal' || type === 'number') return 'decimal';
  if (mode === 'tel' || type === 'tel') return 'tel';
  if (mode === 'email' || type === 'email') return 'email';
  return plain ? 'latin' : 'text';
}

/** Suppresses the system's on-screen keyboard for a field. */
export function suppressSystemKeyboard(field: TextField): void {
  if (field.inputMode === 'none') return;
  modes.set(field, field.inputMode);
  field.inputMode = 'none';
}

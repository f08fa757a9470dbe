/** What is typed into a field. `latin` are names and passwords, which have no letters of other scripts. */
export type Purpose = 'text' | 'latin' | 'email' | 'digits' | 'decimal' | 'tel';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

const typed = new Set(['text', 'search', 'password', 'email', 'tel', 'url', 'number']);

/** `inputmode` as the field came with it: ours tells the system to keep its own keyboard away. */
const modes = new WeakMap<TextField, string>();

/** The field, where an element is one that is typed into. */
export function textFieldOf(target: unknown): TextField | undefined {
  if (target instanceof HTMLTextAreaElement) return target.readOnly ? undefined : target;
  if (!(target instanceof HTMLInputElement) || target.readOnly || !typed.has(target.type)) return undefined;
  return target;
}

/** What a field is for, by its type and what the page says of it. */
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

/** Keeps the keyboard of the system away from a field. */
export function suppressSystemKeyboard(field: TextField): void {
  if (field.inputMode === 'none') return;
  modes.set(field, field.inputMode);
  field.inputMode = 'none';
}

import { act } from 'react';

/** Types a value into the field of a name, as a browser tells React of it. */
export async function fill(root: ParentNode, name: string, value: string): Promise<HTMLInputElement> {
  const input = field(root, name);
  await act(async () => {
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return input;
}

export function field(root: ParentNode, name: string): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!input) throw new Error(`There is no field ${name}`);
  return input;
}

/** Sends the form on screen, as Enter or its button does. */
export async function send(root: ParentNode): Promise<void> {
  await act(async () => root.querySelector('form')!.requestSubmit());
}

/** What is said of a field to a screen reader and under it. */
export function description(input: HTMLInputElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

import { screen } from '@testing-library/react';
import { user } from './user.ts';

/** The field under a label, whether its star says that it is required or not. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText(isLabel(label), { selector: 'input' });
}

/** The same, where it may not be there. */
export function queryField(label: string): HTMLInputElement | null {
  return screen.queryByLabelText(isLabel(label), { selector: 'input' });
}

function isLabel(label: string): RegExp {
  return new RegExp(`^${label.replace(/[().?]/g, '\\$&')}\\*?$`);
}

/** Types a value in place of what the field under a label holds. */
export async function fill(label: string, value: string): Promise<HTMLInputElement> {
  const input = field(label);
  await user.clear(input);
  // What begins a key's name in the library's notation is typed as it is when it stands twice.
  if (value) await user.type(input, value.replace(/[{[]/g, '$&$&'));
  return input;
}

/** What is said of a field or button to a screen reader, and under it. */
export function description(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

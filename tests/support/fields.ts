import { screen } from '@testing-library/react';
import { user } from './user.ts';

/** Returns the field with a label, with or without the star of required fields. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText(isLabel(label), { selector: 'input' });
}

/** Returns the field with a label, or null. */
export function queryField(label: string): HTMLInputElement | null {
  return screen.queryByLabelText(isLabel(label), { selector: 'input' });
}

function isLabel(label: string): RegExp {
  return new RegExp(`^${label.replace(/[().?]/g, '\\$&')}\\*?$`);
}

export async function fill(label: string, value: string): Promise<HTMLInputElement> {
  const input = field(label);
  await user.clear(input);
  // The library reads `{` and `[` as the start of a key's name unless they are doubled.
  if (value) await user.type(input, value.replace(/[{[]/g, '$&$&'));
  return input;
}

/** Returns the accessible description of an element. */
export function description(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

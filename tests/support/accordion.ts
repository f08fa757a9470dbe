import { screen } from '@testing-library/react';

/** Returns the headers of all accordions on screen, in order. */
export function titles(): HTMLElement[] {
  return screen.queryAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'));
}

export function opened(): boolean[] {
  return titles().map((title) => title.getAttribute('aria-expanded') === 'true');
}

/** Returns the title of a header, without its date and badge. */
export const nameOf = (title: Element) => title.querySelector('[dir="auto"]')?.textContent;

export const names = () => titles().map(nameOf);

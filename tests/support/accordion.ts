import { screen } from '@testing-library/react';

/** The titles on screen that open and close what follows them, in order. */
export function titles(): HTMLElement[] {
  return screen.queryAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'));
}

/** Which of them are open. */
export function opened(): boolean[] {
  return titles().map((title) => title.getAttribute('aria-expanded') === 'true');
}

/** What a title says, without the day and the mark beside it. */
export const nameOf = (title: Element) => title.querySelector('[dir="auto"]')?.textContent;

/** What the titles say. */
export const names = () => titles().map(nameOf);

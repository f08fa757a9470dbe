import { screen } from '@testing-library/react';

/** The titles on screen that open and close what follows them, in order. */
export function titles(): HTMLElement[] {
  return screen.queryAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'));
}

/** Which of them are open. */
export function opened(): boolean[] {
  return titles().map((title) => title.getAttribute('aria-expanded') === 'true');
}

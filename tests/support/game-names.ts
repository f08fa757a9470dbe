import { screen } from '@testing-library/react';

/** Returns the names of the games on screen, in order: the title of a tile is the full name. */
export function gameNames(): string[] {
  return screen.queryAllByTitle(/./).map(({ title }) => title);
}

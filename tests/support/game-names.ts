import { screen } from '@testing-library/react';

/** Names of the games on screen, in order: a tile has its whole name as a title. */
export function gameNames(): string[] {
  return screen.queryAllByTitle(/./).map(({ title }) => title);
}

/** What moves a picture between a tile and its details; the site sets it, the embed and the kiosk show changes at once. */
export const sharedPicture: {
  /** Closes the details with a picture. */
  close?: (picture: HTMLElement | null, close: () => void) => void;
} = {};

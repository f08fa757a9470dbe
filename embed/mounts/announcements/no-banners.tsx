import { useEffect } from 'react';
import { warnAttribute } from '../../attributes/warn-attribute.ts';
import { createSheet } from '../../style-sheet.ts';

/** Logs a group without banners. */
export function Part({ group }: { group: string }) {
  useEffect(() => warnAttribute('banners', group, "a group with banners of the operator's"), [group]);
  return null;
}

/** Frees the height that the loader reserved for the banners. */
export const sheet = createSheet(':host(:not(#_)){min-block-size:0!important}');

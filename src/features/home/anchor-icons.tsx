import House from 'lucide/dist/esm/icons/house.mjs';
import Trophy from 'lucide/dist/esm/icons/trophy.mjs';
import { iconOfCategory } from '../../games/category-icons.tsx';
import type { IconShapes } from '../../ui/icon.tsx';

/** Returns the icon of an anchor of home. Here, because the embed's lobby has no such anchors as HOME and MXWIN. */
export function iconOfAnchor(code: string): IconShapes {
  if (code === 'HOME') return House;
  return code === 'MXWIN' ? Trophy : iconOfCategory(code);
}

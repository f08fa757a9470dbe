import Cherry from 'lucide/dist/esm/icons/cherry.mjs';
import Dices from 'lucide/dist/esm/icons/dices.mjs';
import Feather from 'lucide/dist/esm/icons/feather.mjs';
import Fish from 'lucide/dist/esm/icons/fish.mjs';
import Flame from 'lucide/dist/esm/icons/flame.mjs';
import Gamepad from 'lucide/dist/esm/icons/gamepad-2.mjs';
import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs';
import Radio from 'lucide/dist/esm/icons/radio.mjs';
import Spade from 'lucide/dist/esm/icons/spade.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import Ticket from 'lucide/dist/esm/icons/ticket.mjs';
import Tickets from 'lucide/dist/esm/icons/tickets.mjs';
import Volleyball from 'lucide/dist/esm/icons/volleyball.mjs';
import { ownEntry } from '../lib/own-entry.ts';
import type { IconShapes } from '../ui/icon.tsx';

const categoryIcons: Readonly<Record<string, IconShapes>> = {
  FAV: Star,
  HOT: Flame,
  RNG: Cherry,
  LIVE: Radio,
  FISH: Fish,
  PVP: Spade,
  SPORTS: Volleyball,
  ESPORTS: Gamepad,
  COCKFIGHT: Feather,
  LOTT: Ticket,
  ELOTT: Tickets,
  ALL: LayoutGrid,
};

/** Returns the icon of a category; the operator's own categories share one. */
export function iconOfCategory(code: string): IconShapes {
  return ownEntry(categoryIcons, code) ?? Dices;
}

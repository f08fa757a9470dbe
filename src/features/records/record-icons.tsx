import ArrowDown from 'lucide/dist/esm/icons/arrow-down-to-line.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up-from-line.mjs';
import Coins from 'lucide/dist/esm/icons/coins.mjs';
import Dices from 'lucide/dist/esm/icons/dices.mjs';
import Gift from 'lucide/dist/esm/icons/gift.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Percent from 'lucide/dist/esm/icons/percent.mjs';
import Trophy from 'lucide/dist/esm/icons/trophy.mjs';
import Undo from 'lucide/dist/esm/icons/undo-2.mjs';
import { ownEntry } from '../../lib/own-entry.ts';
import type { IconShapes } from '../../ui/icon.tsx';

const kindIcons: Readonly<Record<string, IconShapes>> = {
  deposit: ArrowDown,
  withdraw: ArrowUp,
  return: Undo,
  bet: Dices,
  win: Trophy,
  reward: Gift,
  rebate: Percent,
  redEnvelope: Mail,
};

/** Returns the icon of a kind of movement; the operator's own kinds share one. */
export function iconOfKind(kind: string): IconShapes {
  return ownEntry(kindIcons, kind) ?? Coins;
}

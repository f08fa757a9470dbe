import { FilterChips } from '../../../src/features/game-centre/filter-chips.tsx';
import { sheetOf } from '../../style-sheet.ts';

declare const __STYLES__: string;

export const Part = FilterChips;
export const sheet = sheetOf(__STYLES__);

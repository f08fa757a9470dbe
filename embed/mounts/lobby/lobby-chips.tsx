import { FilterChips } from '../../../src/features/game-centre/filter-chips.tsx';
import { createSheet } from '../../style-sheet.ts';

declare const __STYLES__: string;

export const Part = FilterChips;
export const sheet = createSheet(__STYLES__);

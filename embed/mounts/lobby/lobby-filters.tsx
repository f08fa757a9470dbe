import { FilterDrawer } from '../../../src/features/game-centre/filter-drawer.tsx';
import { createSheet } from '../../style-sheet.ts';
import './lobby-filters.css';

declare const __STYLES__: string;

export const Part = FilterDrawer;
export const sheet = createSheet(__STYLES__);

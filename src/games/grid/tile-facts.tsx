import { createContext, type ReactNode } from 'react';
import type { Game } from '../../gateway/endpoints/game.ts';

/** Renders more parts of the tiles in a list, such as facts below their texts. */
export const TileFacts = createContext<((game: Game) => ReactNode) | undefined>(undefined);

/** Columns of a grid on a phone, in which the server renders it. */
export const PhoneColumns = createContext(3);

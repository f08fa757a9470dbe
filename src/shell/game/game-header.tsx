import { createContext, type ReactNode } from 'react';

/** Content above a game, under its title: the bar of the visit on a terminal. */
export const GameHeader = createContext<ReactNode>(null);

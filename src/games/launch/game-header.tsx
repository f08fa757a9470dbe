import { createContext, type ReactNode } from 'react';

/** What stands above a game, under its title: nothing on a phone, the bar of the visit on a terminal. */
export const GameHead = createContext<ReactNode>(null);

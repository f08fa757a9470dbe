import { createContext, useContext } from 'react';
import type { Game } from '../../gateway/endpoints/game.ts';

type StartGame = (game: Game) => void;

const Scope = createContext<StartGame | undefined>(undefined);

/** Sets the action of a tap on a game for all lists below. */
export const StartGameScope = Scope.Provider;

/** Returns the function that starts a game; undefined where games cannot be played, as before signing in. */
export const useStartGame = (): StartGame | undefined => useContext(Scope);

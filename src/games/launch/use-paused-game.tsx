import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $gamePause, pauseGame, resumeGame } from './game-pause.ts';

/** Pauses the open game while the component is mounted. Returns whether its round has ended. */
export function usePausedGame(): boolean {
  const pause = useStore($gamePause);
  // Another component may have resumed it.
  useEffect(() => {
    if (pause === 'playing') pauseGame();
  }, [pause]);
  useEffect(() => resumeGame, []);
  return pause === 'paused';
}

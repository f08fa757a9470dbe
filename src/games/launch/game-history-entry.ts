/** Whether the browser is on the entry of its history that an open game adds; game-history.ts comes with the first. */
export const isOnGameEntry = () => Boolean((history.state as { game?: true } | null)?.game);

/** Mounts do not restore scroll positions, so they store no list lengths. */
export const lengths = undefined;

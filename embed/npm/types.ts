/** What the package tells of types; the build writes them out, with their notes, for those who have no sources. */
export type { EventName, Events } from '../events.ts';
export type { Foyer } from '../loader.ts';
export type { MountAttributes } from '../mount-options.ts';
export type { MountName } from '../mounts.ts';

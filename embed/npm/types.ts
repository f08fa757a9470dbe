/** What the package tells of types; the build writes them out, with their notes, for those who have no sources. */

export type { MountAttributes } from '../attributes/mount-options.ts';
export type { EventName, Events } from '../events.ts';
export type { Foyer } from '../loader/loader.ts';
export type { MountName } from '../mounts.ts';

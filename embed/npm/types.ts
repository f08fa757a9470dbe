/** The package's types. The build writes the declarations with their comments. */

export type { MountAttributes } from '../attributes/mount-options.ts';
export type { EventName, Events } from '../events.ts';
export type { Foyer } from '../loader/loader.ts';
export type { MountName } from '../mounts.ts';

import type { Height } from '../heights.ts';

/** What the loader knows of a mount before its code is there: its modules, its own before those that it imports. */
export type BuiltMount = readonly [files: readonly string[], height: Height];

/** Put in by the build, from the rows of `mounts.ts` and the files it has written. */
declare const __MOUNTS__: readonly (readonly [name: string, BuiltMount])[];
/** Put in by the build: in a pinned loader sha384 of each file of its version that may be loaded, else nothing. */
declare const __PINS__: Readonly<Record<string, string>>;

/** The rows of the mounts by name. A map, since nothing else is a mount whatever a page has added to all objects. */
export const builtMounts = new Map(__MOUNTS__);

/** Put in by the build: in a pinned loader the modules that each of them imports, and these in turn; else nothing. */
declare const __IMPORTED__: Readonly<Record<string, readonly string[]>>;

export const pins = __PINS__;
export const imported = __IMPORTED__;

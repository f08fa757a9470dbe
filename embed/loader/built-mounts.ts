import type { MountHeight } from '../heights.ts';

/** Data of a mount that the loader has before loading it: its module, followed by the modules that this imports, and its height. */
export type BuiltMount = readonly [files: readonly string[], height: MountHeight];

/** Inserted by the build. */
declare const __MOUNTS__: readonly (readonly [name: string, BuiltMount])[];
/** Inserted by the build: the sha384 of each file of this version in a pinned loader; otherwise empty. */
declare const __PINS__: Readonly<Record<string, string>>;

/** A map, because pages may extend `Object.prototype`. */
export const builtMounts = new Map(__MOUNTS__);

/** Inserted by the build: all transitive imports of each module in a pinned loader; otherwise empty. */
declare const __IMPORTED__: Readonly<Record<string, readonly string[]>>;

export const pins = __PINS__;
export const imported = __IMPORTED__;

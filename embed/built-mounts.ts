import type { Height } from './heights.ts';

/** What the loader knows of a mount before its code is there: its modules, its own before those that it imports. */
export type BuiltMount = readonly [files: readonly string[], height: Height];

/** Put in by the build, from the rows of `mounts.ts` and the files it has written. */
declare const __MOUNTS__: readonly (readonly [name: string, BuiltMount])[];
/** Put in by the build: in a pinned loader sha384 of each file of its version that may be loaded, else nothing. */
declare const __PINS__: Readonly<Record<string, string>>;

const built = new Map(__MOUNTS__);

/** The row of a mount; nothing for a name that is none. */
export function builtMount(name: string): BuiltMount | undefined {
  return built.get(name);
}

export const pins = __PINS__;

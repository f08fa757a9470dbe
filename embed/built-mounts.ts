import type { Height } from './heights.ts';

/** What the loader knows of a mount before its code is there. */
export interface BuiltMount {
  file: string;
  height: Height;
}

/** Put in by the build, from the rows of `mounts.ts` and the files it has written. */
declare const __MOUNTS__: Readonly<Record<string, BuiltMount>>;
/** Put in by the build: the attributes of all mounts, as a page writes them. */
declare const __ATTRIBUTES__: readonly string[];

/** The row of a mount; nothing for a name that is none. */
export function builtMount(name: string): BuiltMount | undefined {
  return Object.keys(__MOUNTS__).includes(name) ? __MOUNTS__[name] : undefined;
}

export const attributeNames = __ATTRIBUTES__;

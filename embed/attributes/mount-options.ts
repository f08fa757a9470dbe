import type { MountName, Mounts } from '../mounts.ts';
import type { Choice, Name, Schema } from './read-attributes.ts';

/** What a script may say of an attribute: words in either case; null or undefined for its default. */
type Said<Rule> =
  | (Rule extends Choice<infer Word> ? Word | Lowercase<Word> : Rule extends Name ? string : number)
  | null
  | undefined;

type SaidOf<S extends Schema> = { readonly [Key in keyof S]?: Said<S[Key]> };

/** The attributes of each mount as scripts give them, by their names in `dataset`. */
export type MountAttributes = {
  readonly [Mount in MountName]: SaidOf<Mounts[Mount]>;
};

/** Options of a mount: its attributes, and whose and which it is. */
export type MountOptions<Name extends MountName = MountName> = {
  [Each in Name]: MountAttributes[Each] & {
    readonly foyer?: Each;
    readonly site?: string | null | undefined;
  };
}[Name];

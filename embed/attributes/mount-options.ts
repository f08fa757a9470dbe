import type { MountName, Mounts } from '../mounts.ts';
import type { ChoiceRule, NameRule, Schema } from './read-attributes.ts';

/** What a script may say of an attribute: words in either case; null or undefined for its default. */
type OptionValue<Rule> =
  | (Rule extends ChoiceRule<infer Word> ? Word | Lowercase<Word> : Rule extends NameRule ? string : number)
  | null
  | undefined;

type OptionValues<S extends Schema> = { readonly [Key in keyof S]?: OptionValue<S[Key]> };

/** The attributes of each mount as scripts give them, by their names in `dataset`. */
export type MountAttributes = {
  readonly [Mount in MountName]: OptionValues<Mounts[Mount]>;
};

/** Options of a mount: its attributes, and whose and which it is. */
export type MountOptions<Name extends MountName = MountName> = {
  [Each in Name]: MountAttributes[Each] & {
    readonly foyer?: Each;
    readonly site?: string | null | undefined;
  };
}[Name];

import type { MountName, Mounts } from '../mounts.ts';
import type { ChoiceRule, NameRule, Schema } from './read-attributes.ts';

/** The value of an option in JavaScript: keywords in either case; null or undefined for the default. */
type OptionValue<Rule> =
  | (Rule extends ChoiceRule<infer Word> ? Word | Lowercase<Word> : Rule extends NameRule ? string : number)
  | null
  | undefined;

type OptionValues<S extends Schema> = { readonly [Key in keyof S]?: OptionValue<S[Key]> };

/** The options of each mount by their names in `dataset`. */
export type MountAttributes = {
  readonly [Mount in MountName]: OptionValues<Mounts[Mount]>;
};

/** All options of a mount, with its type and its operator. */
export type MountOptions<Name extends MountName = MountName> = {
  [Each in Name]: MountAttributes[Each] & {
    readonly foyer?: Each;
    readonly site?: string | null | undefined;
  };
}[Name];

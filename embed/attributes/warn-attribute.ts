import { warn } from '../warn.ts';
import { attributeName } from './attribute-name.ts';
import type { Complain } from './read-attributes.ts';

/** Tells the page's developer, once, of an attribute that cannot be used. */
export const complain: Complain = (name, text, wanted) =>
  warn(wanted ? `${attributeName(name)}="${text}" is not ${wanted}` : `${attributeName(name)} is not known`);

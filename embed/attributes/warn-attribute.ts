import { warnOnce } from '../warn.ts';
import { attributeName } from './attribute-name.ts';
import type { ReportAttribute } from './read-attributes.ts';

/** Tells the page's developer, once, of an attribute that cannot be used. */
export const warnAttribute: ReportAttribute = (name, text, wanted) =>
  warnOnce(
    wanted ? `${attributeName(name)}="${text}" is not ${wanted}` : `${attributeName(name)} is not known`,
  );

import { warnOnce } from '../warn.ts';
import { attributeName } from './attribute-name.ts';
import type { ReportAttribute } from './read-attributes.ts';

/** Logs an attribute that cannot be used, once. */
export const warnAttribute: ReportAttribute = (name, text, wanted) =>
  warnOnce(
    wanted ? `${attributeName(name)}="${text}" is not ${wanted}` : `${attributeName(name)} is not known`,
  );

import { asLoadError } from '../../../gateway/errors.ts';
import { type Resource, resource } from '../../../gateway/resource.ts';
import type { DiallingCodes } from './dialling-data.ts';

/** The numbering plans, fetched when a number is first asked for. */
export const $dialling: Resource<DiallingCodes> = resource<DiallingCodes>(
  'dialling-codes',
  async () => {
    try {
      return (await import('./dialling-data.ts')).diallingCodes;
    } catch (thrown) {
      throw asLoadError(thrown);
    }
  },
  { freshFor: Number.POSITIVE_INFINITY },
);

import { type Resource, resource } from '../../../gateway/cache/resource.ts';
import { asLoadError } from '../../../gateway/http/errors.ts';
import type { DiallingCodes } from './dialling-data.ts';

/** The numbering plans, fetched when the first number field needs them. */
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

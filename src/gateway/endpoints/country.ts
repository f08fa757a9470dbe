import * as v from 'valibot';
import { endpoint, withDefault } from '../http/endpoint.ts';

/** The caller's likely country, by its address. */
export const getCountry = endpoint({
  name: 'getCountry',
  method: 'GET',
  path: '/wps/system/country',
  summary:
    'The country or region the caller’s address is of, ISO 3166-1 alpha-2; empty where that is not known',
  reply: v.object({ country: withDefault(v.string(), '') }),
  module: 'COMM3',
  session: 'none',
});

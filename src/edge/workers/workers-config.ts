import * as v from 'valibot';
import { parseJson } from '../../lib/json.ts';
import { type BrandConfig, brandsConfig, WrongConfig, wrongFields } from '../brand-config.ts';

/** The variables of a deployment: values or, from the platform's dashboard, JSON strings. */
export interface Variables {
  BRANDS?: unknown;
  REPORTS?: unknown;
}

export interface WorkersConfig {
  brands: readonly BrandConfig[];
  /** Whether the deployment accepts and logs reports. */
  reports: boolean;
}

const schema = v.object({ BRANDS: brandsConfig, REPORTS: v.optional(v.boolean(), false) });

/**
 * Reads the variables of a deployment.
 * @throws WrongConfig
 */
export function readWorkersConfig({ BRANDS, REPORTS }: Variables): WorkersConfig {
  const value = (variable: unknown) => (typeof variable === 'string' ? parseJson(variable) : variable);
  const read = v.safeParse(schema, { BRANDS: value(BRANDS), REPORTS: value(REPORTS) });
  if (!read.success) throw new WrongConfig(`vars: ${wrongFields(read.issues)}`);
  if (read.output.BRANDS.some(({ adapter }) => adapter)) throw new WrongConfig('vars: adapter needs Node');
  return { brands: read.output.BRANDS, reports: read.output.REPORTS };
}

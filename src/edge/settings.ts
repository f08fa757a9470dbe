import type { AppBrand } from './app-manifest.ts';
import type { OperatorConfig } from './partner-settings.ts';

/** An operator's `site.json`, as far as the front server reads it. */
export type Settings = Omit<OperatorConfig, 'brand'> & {
  brand?: AppBrand &
    OperatorConfig['brand'] & {
      /** What search engines show beside the title, by language. */
      description?: Readonly<Record<string, string>>;
    };
  languages?: readonly string[];
  /** Vendors of sports that are categories of their own. */
  sportsVendors?: unknown;
  /** Whether the site is there without a network; it is unless this says no. */
  offline?: boolean;
};

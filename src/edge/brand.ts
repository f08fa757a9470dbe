import type { Context } from 'hono';
import type { AppBrand } from './app-manifest.ts';
import { type Files, textOf } from './files.ts';
import type { OperatorConfig } from './partner-settings.ts';

/** An operator's `site.json`, as far as the front server reads it. */
export type Settings = Omit<OperatorConfig, 'brand'> & { brand?: AppBrand & OperatorConfig['brand'] };

/** A server that calls are passed on to. */
export interface Upstream {
  origin: string;
  /** What its paths begin with, such as `/wps/`. */
  paths: readonly string[];
}

/** What one brand is served with. */
export interface Brand {
  /** `site.json`, `kiosk.json` and `icons/`. */
  files: Files;
  /** Partners' codes, each with the origins of its pages. */
  partners: Readonly<Record<string, readonly string[]>>;
  /** Its gateway, where that is reached through the brand's own addresses. */
  gateway?: Upstream | undefined;
  /** What is in `site.json`; nothing where there is none. @throws SyntaxError */
  settings(): Promise<Settings | undefined>;
}

/** The brand that a call is for. */
export type BrandOf = (c: Context) => Brand;

/** A brand by its files and its partners. */
export function brand(files: Files, of: Partial<Pick<Brand, 'partners' | 'gateway'>> = {}): Brand {
  return {
    files,
    partners: of.partners ?? {},
    gateway: of.gateway,
    async settings() {
      const text = await textOf(files, 'site.json');
      return text === undefined ? undefined : (JSON.parse(text) as Settings);
    },
  };
}

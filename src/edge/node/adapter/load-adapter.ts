import { pathToFileURL } from 'node:url';
import { WrongConfig } from '../../brand-config.ts';
import type { Adapter } from './adapter.ts';

/**
 * Loads the adapter that a module exports as default.
 * @throws WrongConfig
 */
export async function loadAdapter(file: string): Promise<Adapter> {
  const module: { default?: Partial<Adapter> } = await import(pathToFileURL(file).href).catch(
    (error: unknown) => {
      throw new WrongConfig(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    },
  );
  const { calls, sendToken, outcome, code } = module.default ?? {};
  if (!calls || !sendToken || !outcome || !code)
    throw new WrongConfig(`${file}: its default export has no calls, sendToken, outcome or code`);
  return module.default as Adapter;
}

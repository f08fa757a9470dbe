import { resourcesUnder } from './resource.ts';
import { keepServed } from './served-values.ts';

/**
 * Fills the stores with the values that a server read for this page, and their ages in milliseconds. The stores of modules, such as
 * the status, exist already and take theirs at once; the others do when they are created.
 */
export function fillStores(values: Parameters<typeof keepServed>[0]): void {
  keepServed(values);
  for (const store of resourcesUnder('')) store.take?.();
}

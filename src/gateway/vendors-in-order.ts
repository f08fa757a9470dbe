import type { Vendor } from './endpoints/lobby.ts';

/** The vendors of a category in the operator's order; those it does not name come last. */
export function inOrder(vendors: readonly Vendor[], order: readonly string[]): Vendor[] {
  const place = (vendor: Vendor) => {
    const index = order.indexOf(vendor.vassalage);
    return index < 0 ? order.length : index;
  };
  return [...vendors].sort((a, b) => place(a) - place(b));
}

import { useQuery } from '../platform/use-address.tsx';

/** Returns the query of the current address. */
export function useSearch(): URLSearchParams {
  return new URLSearchParams(useQuery());
}

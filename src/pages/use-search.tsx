import { useSearch as useSearchText } from 'wouter';

/** Returns the query of the current address. */
export function useSearch(): URLSearchParams {
  return new URLSearchParams(useSearchText());
}

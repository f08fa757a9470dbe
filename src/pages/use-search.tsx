import { useSearch as useSearchText } from 'wouter/use-browser-location';

/** Returns the query of the current address. */
export function useSearch(): URLSearchParams {
  return new URLSearchParams(useSearchText());
}

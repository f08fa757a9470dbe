import { useSearch as useSearchText } from 'wouter';

/** The query of the current address. */
export function useSearch(): URLSearchParams {
  return new URLSearchParams(useSearchText());
}

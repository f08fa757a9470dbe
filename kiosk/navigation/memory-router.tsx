import { useStore } from '@nanostores/react';
import { $location, goTo } from './memory-history.ts';

/** Location hook for wouter, through which pages read their address. */
export function useMemoryPath(): [string, typeof goTo] {
  return [useStore($location).split('?')[0] ?? '', goTo];
}

export function useMemoryQuery(): string {
  return useStore($location).split('?')[1] ?? '';
}

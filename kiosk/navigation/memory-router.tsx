import { useStore } from '@nanostores/react';
import { $location, goTo } from './memory-history.ts';

/** The path, for wouter: pages read their address through it, wherever a shell keeps it. */
export function useMemoryPath(): [string, typeof goTo] {
  return [useStore($location).split('?')[0] ?? '', goTo];
}

export function useMemoryQuery(): string {
  return useStore($location).split('?')[1] ?? '';
}

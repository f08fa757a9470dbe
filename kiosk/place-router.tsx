import { useStore } from '@nanostores/react';
import { $place, goTo } from './place.ts';

/** The path, for wouter: pages read their address through it, wherever a shell keeps it. */
export function usePlacePath(): [string, typeof goTo] {
  return [useStore($place).split('?')[0] ?? '', goTo];
}

export function usePlaceQuery(): string {
  return useStore($place).split('?')[1] ?? '';
}

import { useStore } from '@nanostores/react';
import { $location } from './memory-history.ts';

/** The address that pages of a terminal read. */
export const memoryAddress = {
  usePath: (): string => useStore($location).split('?')[0] ?? '',
  useQuery: (): string => useStore($location).split('?')[1] ?? '',
};

import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $status } from '../../../config/status.ts';

/** Returns whether the status has arrived, or failed, once: a reload of it hides nothing. */
export function useStatusKnown(): boolean {
  const { state } = useStore($status);
  const [known, setKnown] = useState(false);
  if (!known && state !== 'loading') setKnown(true);
  return known || state !== 'loading';
}

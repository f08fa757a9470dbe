import type { ComponentType } from 'react';
import type { Area } from '../i18n/keys.ts';
import { needAreas } from '../i18n/language.ts';
import { late } from './late.tsx';

/** As `late`, for a component that comes with the texts it is written in, which nobody else may have fetched yet. */
export function lateWithTexts<Props extends object>(
  areas: readonly Area[],
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return late(async () => (await Promise.all([load(), needAreas(areas)]))[0]);
}

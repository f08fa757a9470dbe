import type { ComponentType } from 'react';
import type { Area } from '../i18n/keys.ts';
import { loadMessages } from '../i18n/language.ts';
import { lazyComponent } from './lazy-component.tsx';

/** As `lazyComponent`, for a component that comes with the texts it is written in, which nobody else may have fetched yet. */
export function lazyComponentWithTexts<Props extends object>(
  areas: readonly Area[],
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazyComponent(async () => (await Promise.all([load(), loadMessages(areas)]))[0]);
}

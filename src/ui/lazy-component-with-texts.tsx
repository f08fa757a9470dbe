import type { ComponentType } from 'react';
import type { Area } from '../i18n/keys.ts';
import { loadMessages } from '../i18n/language.ts';
import { lazyComponent } from './lazy-component.tsx';

/** Like `lazyComponent`, for a component that also needs messages. */
export function lazyComponentWithTexts<Props extends object>(
  areas: readonly Area[],
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazyComponent(async () => (await Promise.all([load(), loadMessages(areas)]))[0]);
}

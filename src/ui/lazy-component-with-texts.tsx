import type { ComponentType } from 'react';
import { isServer } from '../gateway/cache/is-server.ts';
import type { Area } from '../i18n/keys.ts';
import { loadMessages } from '../i18n/language.ts';
import { lazyComponent } from './lazy-component.tsx';

/**
 * Like `lazyComponent`, for a component that also needs messages. A server does not load them: what it renders of the component
 * has no text of these areas.
 */
export function lazyComponentWithTexts<Props extends object>(
  areas: readonly Area[],
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazyComponent(async () => (await Promise.all([load(), isServer || loadMessages(areas)]))[0]);
}

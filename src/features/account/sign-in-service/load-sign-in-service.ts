import { atom, computed } from 'nanostores';
import { $siteConfig } from '../../../config/site-config.ts';
import { asLoadError, GatewayError, SIGN_IN_SERVICE_FAILED } from '../../../gateway/errors.ts';
import type { ServiceConfig, SignInService } from './sign-in-service.ts';

type Loading =
  | { state: 'waiting' | 'loading' | 'failed' }
  | { state: 'ready'; config: ServiceConfig; service: SignInService };

const $loading = atom<Loading>({ state: 'waiting' });

/**
 * How the service stands: `absent` where the operator has none, `waiting` until somebody uses it; its code is fetched
 * then and not before.
 */
export const $signInService = computed([$siteConfig, $loading], (config, { state }) =>
  config?.signInService ? state : 'absent',
);

/** The service, fetched on first use. @throws GatewayError where there is none or its code cannot be had */
export async function signInService(): Promise<SignInService> {
  const config = $siteConfig.get()?.signInService;
  if (!config) throw new GatewayError('malformed', SIGN_IN_SERVICE_FAILED);
  const known = $loading.get();
  if (known.state === 'ready' && known.config === config) return known.service;
  $loading.set({ state: 'loading' });
  try {
    const { firebaseService } = await import('./firebase-service.ts');
    const service = firebaseService(config);
    $loading.set({ state: 'ready', config, service });
    return service;
  } catch (thrown) {
    $loading.set({ state: 'failed' });
    throw asLoadError(thrown);
  }
}

import { atom, computed } from 'nanostores';
import { $siteConfig } from '../../../config/site-config.ts';
import { asLoadError, GatewayError, SIGN_IN_SERVICE_FAILED } from '../../../gateway/http/errors.ts';
import type { ServiceConfig, SignInService } from './sign-in-service.ts';

type Loading =
  | { state: 'waiting' | 'loading' | 'failed' }
  | { state: 'ready'; config: ServiceConfig; service: SignInService };

const $loading = atom<Loading>({ state: 'waiting' });

/** State of the service: `absent` when the operator has none, `waiting` until its first use loads the code. */
export const $signInService = computed([$siteConfig, $loading], (config, { state }) =>
  config?.signInService ? state : 'absent',
);

/** Loads the service on first use. @throws GatewayError when there is none or its code does not load */
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

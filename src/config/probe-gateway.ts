import { getStatus } from '../gateway/endpoints/system.ts';
import { call } from '../gateway/http/client.ts';
import { asGatewayError } from '../gateway/http/errors.ts';
import { $status } from './status.ts';

/** Looks whether the gateway answers, and takes up what it says of maintenance, region and image hosts. */
export async function probeGateway(): Promise<boolean> {
  try {
    const status = await call(getStatus, {});
    if ($status.get().state === 'ready') $status.mutate(() => status);
    else await $status.reload();
    return true;
  } catch (thrown) {
    return !['offline', 'timeout', 'server'].includes(asGatewayError(thrown).kind);
  }
}

import { mutate } from '../gateway/cache/mutate.ts';
import { getStatus } from '../gateway/endpoints/system.ts';
import { call } from '../gateway/http/client.ts';
import { asGatewayError } from '../gateway/http/errors.ts';
import { $status } from './status.ts';

/** Requests the status and stores it; resolves to whether the gateway responded. */
export async function probeGateway(): Promise<boolean> {
  try {
    const status = await call(getStatus, {});
    if ($status.get().state === 'ready') mutate($status, () => status);
    else await $status.reload();
    return true;
  } catch (thrown) {
    return !['offline', 'timeout', 'server'].includes(asGatewayError(thrown).kind);
  }
}

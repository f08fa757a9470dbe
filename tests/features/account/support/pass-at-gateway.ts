import type { TestEnvironment } from '../../../support/test-environment.ts';

export async function passAtGateway({ gateway }: TestEnvironment, advance: number): Promise<void> {
  await gateway.app.request('/__clock', { method: 'POST', body: JSON.stringify({ advance }) });
}

import { tellPage } from '../../src/gateway/endpoints/fleet.ts';
import { call } from '../../src/gateway/http/client.ts';
import { asGatewayError, refusal } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { buildName } from './build-name.ts';
import { readSupervisorStatus } from './supervisor-status.ts';

/** Milliseconds until the first report, by when a supervisor has published its status, and between two. */
const FIRST = 5_000;
const EVERY = 30_000;

/** Errors after which reporting stops: an unknown terminal, or a gateway without this call. */
const final: readonly string[] = [featureRefusal.terminalUnknown, refusal.notFound];

/**
 * Reports this page's state to the gateway twice a minute, unless an enrolled supervisor does. Returns a function
 * that stops it.
 */
export function reportStatusToGateway(terminal: string): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tell = async () => {
    const { use = '', page = '' } = document.documentElement.dataset;
    const body = {
      terminal,
      build: buildName(),
      use,
      page,
      gateway: 'there' as const,
      uptime: Math.round(performance.now() / 1000),
    };
    try {
      if (!readSupervisorStatus()?.enrolled) await call(tellPage, { body });
    } catch (thrown) {
      if (final.includes(asGatewayError(thrown).code)) return;
    }
    timer = setTimeout(() => void tell(), EVERY * (0.8 + Math.random() * 0.4));
  };
  timer = setTimeout(() => void tell(), FIRST);
  return () => clearTimeout(timer);
}

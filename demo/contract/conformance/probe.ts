import { type EndpointName, endpoints } from '../../src/gateway/endpoints/table.ts';
import type { Query } from '../../src/gateway/http/build-url.ts';
import { endpointUrl } from '../../src/gateway/http/client.ts';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';
import { refusal, sessionLostCodes } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { type Known, samples } from './samples.ts';

const STRANGER = 'https://stranger.invalid';

/** Sends a call without the client, with these headers and this body. */
function request(send: typeof fetch, name: EndpointName, known: Known, headers: Record<string, string>) {
  const row: AnyEndpoint = endpoints[name];
  const { query, body } = (samples[name] as (known: Known) => { query?: Query; body?: unknown })(known);
  return send(endpointUrl(row, query), {
    method: row.method,
    headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

interface Envelope {
  success?: boolean;
  errorCode?: string;
}

async function envelopeOf(answer: Response): Promise<Envelope | undefined> {
  return (await answer.json().catch(() => undefined)) as Envelope | undefined;
}

export async function answersWithoutSession(
  send: typeof fetch,
  name: EndpointName,
  known: Known,
): Promise<string> {
  const answer = await envelopeOf(await request(send, name, known, {}));
  if (answer?.success === false && sessionLostCodes.includes(answer.errorCode ?? '')) return '';
  return `answers ${answer?.errorCode ?? 'something else'} instead of ${refusal.notLoggedIn}`;
}

export async function acceptsUnsealed(send: typeof fetch, name: EndpointName, known: Known): Promise<string> {
  const answer = await envelopeOf(await request(send, name, known, {}));
  return answer?.success === false ? '' : 'takes a body that is not sealed';
}

export async function allowsForeignOrigin(
  send: typeof fetch,
  name: EndpointName,
  known: Known,
): Promise<string> {
  const answer = await request(send, name, known, { Origin: STRANGER });
  if (!answer.headers.get('Access-Control-Allow-Origin')) return '';
  // Any origin may read the refusal itself.
  const told = await envelopeOf(answer);
  return told?.success === false && told.errorCode === featureRefusal.partnerOrigin
    ? ''
    : 'lets every origin read it';
}

export async function unknownCall({
  base,
  fetch: send,
}: {
  base: string;
  fetch: typeof fetch;
}): Promise<string> {
  const answer = await send(`${base}/wps/no-such-call`);
  const body = await envelopeOf(answer);
  return answer.status === 404 && body?.success === false ? '' : 'is not answered with 404 and an envelope';
}

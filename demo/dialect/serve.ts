import { parseArgs } from 'node:util';
import { passedHeaders } from '../../src/edge/passed-headers.ts';
import { startDemo } from '../server/demo.ts';
import { listen } from '../server/listen.ts';
import { dialectBackEnd } from './back-end.ts';

/**
 * Starts the invented back end of `adapter.ts` on a new demo: `npx node demo/dialect/serve.ts --port 9000`. With
 * `--public`, addresses of pictures and games begin with the front server's origin.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '9000' }, public: { type: 'string', default: '' } },
});
const demo = await startDemo({
  port: 0,
  partnerPort: 0,
  database: ':memory:',
  ...(values.public && { publicBase: values.public }),
});
const toDemo = async (request: Request) => {
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  return fetch(demo.origin + pathname + search, {
    method: request.method,
    // `fetch` would decompress the body and keep the header that names its encoding.
    headers: { ...passedHeaders(request.headers), 'accept-encoding': 'identity' },
    ...(body && { body }),
  });
};
const { port } = await listen({ fetch: dialectBackEnd(toDemo) }, Number(values.port));
console.log(`The back end answers at http://127.0.0.1:${port}/api/v2/, by its dialect only.`);

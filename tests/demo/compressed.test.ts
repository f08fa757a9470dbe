import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createDemoGateway } from '../../demo/gateway/gateway.ts';

const gateway = createDemoGateway({ database: ':memory:' });
afterAll(() => gateway.close());

const HOT = '/wps/relay/GCSGAME_getHotGames?merchantCode=foyer&isPlatform=2&platform=html5&language=EN';

test.each([HOT, '/art/marks/provider.svg'])('sends %s compressed if the client accepts it', async (path) => {
  const plain = await gateway.app.request(path);
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(plain.headers.get('Vary')).toContain('Accept-Encoding');
  const sent = await gateway.app.request(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(sent.headers.get('Content-Encoding')).toBe('gzip');
  const [whole, packed] = [await plain.text(), Buffer.from(await sent.arrayBuffer())];
  expect(packed.length).toBeLessThan(whole.length / 2);
  expect(gunzipSync(packed).toString()).toBe(whole);
});

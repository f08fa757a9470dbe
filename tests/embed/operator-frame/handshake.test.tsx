import { afterEach, expect, test, vi } from 'vitest';
import { connectFrame } from '../../../embed/operator-dialog/connect-frame.ts';
import { PORT, READY } from '../../../embed/operator-dialog/protocol.ts';
import { connectParent } from '../../../embed/operator-frame/parent-page.ts';
import { readWindowMessage } from '../../../embed/operator-frame/session-handover.ts';

const SITE = 'https://play.example';
const PAGE = 'https://partner.example';
const OTHER = 'https://other.example';

afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  [SITE, 1],
  [OTHER, 0],
])('answers a greeting of the frame’s window from %s %i times', (origin, times) => {
  const target = { postMessage: vi.fn() };
  const frame = Object.assign(new EventTarget(), { contentWindow: target });
  const ends = { onConnected: vi.fn(), onMessage: vi.fn(), onRefused: vi.fn() };
  const connection = connectFrame(frame as never, SITE, ends);
  const event = new MessageEvent('message', { data: `${READY}1`, origin });
  Object.defineProperty(event, 'source', { value: target });
  dispatchEvent(event);
  connection.end();
  expect(target.postMessage).toHaveBeenCalledTimes(times);
  expect(ends.onConnected).toHaveBeenCalledTimes(times);
});

test.each([
  [PAGE, 1],
  [OTHER, 0],
])('accepts a port with the right nonce from %s %i times', (origin, times) => {
  document.body.innerHTML = `<script type="application/json" id="parents">["${PAGE}"]</script>`;
  const greeted = vi.spyOn(parent, 'postMessage').mockImplementation(() => {});
  const onMet = vi.fn();
  connectParent(() => {}, onMet);
  const data = String(greeted.mock.calls[0]![0]).replace(READY, PORT);
  const event = new MessageEvent('message', { data, origin, source: window });
  const { port1, port2 } = new MessageChannel();
  Object.defineProperty(event, 'ports', { value: [port2] });
  dispatchEvent(event);
  expect(onMet).toHaveBeenCalledTimes(times);
  port1.close();
});

test('accepts messages of the sign-in window from the operator’s origin only', () => {
  const data = { type: 'foyer:code', value: 'x' };
  const from = (origin: string) => ({ source: window, origin, data }) as unknown as MessageEvent;
  expect(readWindowMessage(from(location.origin), window)).toEqual(data);
  expect(readWindowMessage(from(OTHER), window)).toBeUndefined();
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { PORT, READY } from '../../../embed/operator-dialog/protocol.ts';
import { connectParent } from '../../../embed/operator-frame/parent-page.ts';
import { settled } from '../../support/patient.ts';

const PAGE = 'https://partner.example';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Returns a frame that has greeted its page, and a function that sends the page's answer. */
function frame() {
  document.body.innerHTML = `<script type="application/json" id="parents">["${PAGE}"]</script>`;
  const greeted = vi.spyOn(parent, 'postMessage').mockImplementation(() => {});
  const page = connectParent(
    () => {},
    () => {},
  );
  const { port1, port2 } = new MessageChannel();
  const received: unknown[] = [];
  port1.onmessage = ({ data }) => received.push(data);
  const answer = () => {
    const data = String(greeted.mock.calls[0]![0]).replace(READY, PORT);
    const event = new MessageEvent('message', { data, origin: PAGE, source: window });
    Object.defineProperty(event, 'ports', { value: [port2] });
    dispatchEvent(event);
  };
  return { page, received, answer, end: () => port1.close() };
}

describe('height of the operator frame', { tags: ['EM-1'] }, () => {
  test('is sent after the answer of a slow page', async () => {
    const { page, received, answer, end } = frame();
    page.reportHeight(411.2);
    page.reportHeight(464.2);
    answer();
    await settled(() => expect(received).toEqual([465]));
    page.reportHeight(300);
    await settled(() => expect(received).toEqual([465, 300]));
    end();
  });

  test('is sent once to a page that answers first', async () => {
    const { page, received, answer, end } = frame();
    answer();
    page.reportHeight(400);
    page.post('closed');
    await settled(() => expect(received).toEqual([400, 'closed']));
    end();
  });
});

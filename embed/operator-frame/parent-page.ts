import { randomId } from '../../src/lib/hex.ts';
import { parseJson } from '../../src/lib/json.ts';
import {
  checkToFrame,
  type FromFrame,
  HIGHEST_FRAME,
  isFromFrame,
  PORT,
  READY,
  type ToFrame,
} from '../operator-dialog/protocol.ts';

export interface ParentPage {
  post(message: FromFrame): void;
  /** Tells the height of the frame's content, in CSS pixels. */
  height(pixels: number): void;
  /** Origin of the page; empty until it has answered. */
  origin(): string;
}

/** Origins of the partner's pages, which the operator's server writes into this one. */
function registeredOrigins(): string[] {
  const listed = parseJson(document.getElementById('parents')?.textContent);
  return Array.isArray(listed) ? listed.filter((origin) => typeof origin === 'string') : [];
}

/** The origin of the page around, where the browser tells. */
function toldOrigin(): string | undefined {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}

/**
 * Greets the page around this frame, if it is one of the partner's, and speaks with it by the port it answers with. It is
 * answered once: what any window says later is not heard.
 */
export function meetParent(hear: (message: ToFrame) => void, onMet: () => void): ParentPage {
  const registered = registeredOrigins();
  const told = toldOrigin();
  const nonce = randomId();
  let port: MessagePort | undefined;
  let met = '';
  /** Told once more when it answers: it may have taken longer to than what is shown took to come. */
  let lastHeight: number | undefined;
  const answered = ({ source, origin, data, ports: [given] }: MessageEvent) => {
    if (source !== parent || !registered.includes(origin) || !given) return;
    if (port || data !== PORT + nonce) return;
    removeEventListener('message', answered);
    met = origin;
    port = given;
    port.onmessage = (event) => {
      const message = checkToFrame(event.data);
      if (message) hear(message);
    };
    if (lastHeight !== undefined) post(lastHeight);
    onMet();
  };
  addEventListener('message', answered);
  for (const origin of registered) {
    if (!told || told === origin) parent.postMessage(READY + nonce, origin);
  }
  const post = (message: FromFrame) => {
    // Nothing leaves that the table does not have, whatever the code around may come to say.
    if (isFromFrame(message)) port?.postMessage(message);
  };
  return {
    post,
    height(pixels) {
      lastHeight = Math.min(Math.ceil(pixels), HIGHEST_FRAME);
      post(lastHeight);
    },
    origin: () => met,
  };
}

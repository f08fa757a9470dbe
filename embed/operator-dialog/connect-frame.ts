import { type FromFrame, isFromFrame, PORT, READY, type ToFrame } from './protocol.ts';

/**
 * Why the frame cannot be shown. `policy`: the page's CSP blocks it. `refused`: the operator's frame-ancestors or the
 * browser block it. `silent`: it does not respond.
 */
export type FrameRefusal = 'policy' | 'refused' | 'silent';

/** Milliseconds to wait for the frame's first message, in total and after its load event. */
const READY_TIMEOUT = 20_000;
const AFTER_LOAD_TIMEOUT = 2_000;

interface ConnectionHandlers {
  onConnected(): void;
  onMessage(message: FromFrame): void;
  onRefused(why: FrameRefusal): void;
}

export interface Connection {
  post(message: ToFrame): void;
  end(): void;
}

/**
 * Waits for the operator frame's `READY` message and sends it a MessagePort. Accepts messages only from the frame's
 * window while it shows the operator's origin, and answers each nonce once. A reloaded frame sends another nonce and
 * gets a new port.
 */
export function connectFrame(frame: HTMLIFrameElement, site: string, ends: ConnectionHandlers): Connection {
  let port: MessagePort | undefined;
  let greeting: string | undefined;
  let timer = setTimeout(() => refuse('silent'), READY_TIMEOUT);

  const refuse = (why: FrameRefusal) => {
    end();
    ends.onRefused(why);
  };
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    const window = frame.contentWindow;
    if (!window || source !== window || origin !== site || data === greeting) return;
    if (!data?.startsWith?.(READY)) return;
    greeting = data;
    port?.close();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = (event) => {
      if (port === port1 && isFromFrame(event.data)) ends.onMessage(event.data);
    };
    window.postMessage(data.replace(READY, PORT), site, [port2]);
    clearTimeout(timer);
    ends.onConnected();
  };
  const onLoad = () => {
    if (port) return;
    clearTimeout(timer);
    timer = setTimeout(() => refuse('refused'), AFTER_LOAD_TIMEOUT);
  };
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (!port && effectiveDirective === 'frame-src' && blockedURI.startsWith(site)) refuse('policy');
  };
  const end = () => {
    clearTimeout(timer);
    port?.close();
    port = undefined;
    controller.abort();
  };
  // Passed as listener options, of which it has `signal`.
  const controller = new AbortController();
  addEventListener('message', onMessage, controller);
  frame.addEventListener('load', onLoad, controller);
  addEventListener('securitypolicyviolation', onViolation, controller);
  return { post: (message) => port?.postMessage(message), end };
}

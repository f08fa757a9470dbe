import { $texts } from '../../src/i18n/language.ts';
import { postToWindow, readWindowMessage, type WindowMessage } from './session-handover.ts';

/** Milliseconds between checks of `closed`, for which there is no event. */
const POLL_INTERVAL = 500;

interface Handlers {
  onMessage(message: WindowMessage): void;
  onClosed(): void;
}

export interface OperatorWindow {
  post(type: WindowMessage['type'], value: string): void;
  /** Stops listening. The window remains open. */
  end(): void;
}

/** Opens a window of the operator; undefined if the browser blocks it. Call it in a click handler. */
export function openOperatorWindow(
  { onMessage, onClosed }: Handlers,
  more: Readonly<Record<string, string>> = {},
): OperatorWindow | undefined {
  const { theme = '' } = document.documentElement.dataset;
  const query = new URLSearchParams({ lang: $texts.get()?.language ?? '', theme, ...more });
  const opened = window.open(`/embed/window?${query}`, '_blank', 'popup,width=480,height=760');
  if (!opened) return undefined;
  const onWindowMessage = (event: MessageEvent) => {
    const message = readWindowMessage(event, opened);
    if (message) onMessage(message);
  };
  let wasClosed = false;
  const timer = setInterval(() => {
    // A window sends its answer before it closes, but the answer may arrive after this check.
    if (wasClosed) onClosed();
    wasClosed = opened.closed;
  }, POLL_INTERVAL);
  addEventListener('message', onWindowMessage);
  return {
    post: (type, value) => postToWindow(opened, type, value),
    end() {
      clearInterval(timer);
      removeEventListener('message', onWindowMessage);
    },
  };
}

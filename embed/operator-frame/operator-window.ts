import { $texts } from '../../src/i18n/language.ts';
import { sayTo, type WindowMessage, windowMessage } from './session-handover.ts';

/** Milliseconds between two looks at whether a window is still open. */
const LOOK = 500;

interface Handlers {
  onMessage(message: WindowMessage): void;
  onClosed(): void;
}

/** A window of the operator's that this frame has opened. */
export interface OperatorWindow {
  say(type: WindowMessage['type'], value: string): void;
  /** Stops listening to it. The window stays open. */
  end(): void;
}

/** Opens a window of the operator's; call it within the tap. Returns nothing where the browser blocks it. */
export function openOperatorWindow(
  { onMessage, onClosed }: Handlers,
  more: Readonly<Record<string, string>> = {},
): OperatorWindow | undefined {
  const query = new URLSearchParams({ lang: $texts.get()?.language ?? '', ...more });
  const opened = window.open(`/embed/window?${query}`, '_blank', 'popup,width=480,height=760');
  if (!opened) return undefined;
  const hear = (event: MessageEvent) => {
    const message = windowMessage(event, opened);
    if (message) onMessage(message);
  };
  const timer = setInterval(() => opened.closed && onClosed(), LOOK);
  addEventListener('message', hear);
  return {
    say: (type, value) => sayTo(opened, type, value),
    end() {
      clearInterval(timer);
      removeEventListener('message', hear);
    },
  };
}

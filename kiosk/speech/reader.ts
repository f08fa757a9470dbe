import { $texts } from '../../src/i18n/language.ts';
import { $keyboardTarget, KEYBOARD_ATTRIBUTE } from '../keyboard/keyboard-store.ts';
import { speak, stopSpeaking } from './speaker.ts';
import { describedElement, describeElement, isPasswordField, rememberPasswordField } from './spoken.ts';
import { $voices } from './voices.ts';

/** Milliseconds after a change until the screen has settled and is read out. */
const SETTLE = 400;
/** Live regions, which are read when their text changes. */
const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"], output';

/**
 * Reads out the touched or focused element, the heading of each new page and dialog, and live regions. Never reads a password,
 * neither its value nor its keys. Returns a function that stops it.
 */
export function startScreenReader(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const leaveVoices = $voices.listen(() => {});
  let headed: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (text: string, options?: { after?: boolean }) => {
    const texts = $texts.get();
    if (texts) speak(text, texts.language, options);
  };
  const tellTarget = (element: unknown) => {
    const texts = $texts.get();
    const target = describedElement(element);
    if (texts && target) tell(describeElement(target, texts));
  };
  const typesSecret = () => {
    const typing = $keyboardTarget.get();
    return typing !== undefined && isPasswordField(typing.field);
  };

  document.addEventListener('focusin', ({ target }) => tellTarget(target), { signal });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const key = target instanceof Element && target.closest(`[${KEYBOARD_ATTRIBUTE}]`);
      if (!key || !typesSecret()) tellTarget(target);
    },
    { signal, capture: true },
  );
  // A switch is read again after it changed.
  document.addEventListener(
    'click',
    ({ target }) => {
      const element = describedElement(target);
      if (
        element?.matches('[role="switch"], [aria-pressed]') &&
        !element.closest(`[${KEYBOARD_ATTRIBUTE}]`)
      ) {
        setTimeout(tellTarget, 0, element);
      }
    },
    { signal },
  );

  /** Returns the heading of the top layer if it changed. */
  const tellHeading = () => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const heading = (dialog ?? document).querySelector('h1, h2');
    if (!heading || heading === headed) return;
    headed = heading;
    // A dialog that opens by itself, such as the countdown, is also described by its text.
    for (const part of [heading, ...(dialog?.querySelectorAll(LIVE) ?? [])]) {
      tell(part.textContent ?? '', { after: true });
    }
  };
  const changes = new MutationObserver((records) => {
    for (const { type, target, oldValue } of records) {
      if (type === 'attributes' && oldValue === 'password') rememberPasswordField(target);
    }
    const live = records.flatMap(({ type, target }) => (type === 'attributes' ? [] : [liveAround(target)]));
    for (const region of new Set(live)) if (region) tell(region.textContent ?? '', { after: true });
    // Further changes do not restart this timer: something on a page always moves.
    timer ??= setTimeout(() => {
      timer = undefined;
      tellHeading();
    }, SETTLE);
  });
  changes.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['type'],
    attributeOldValue: true,
  });
  for (const field of document.querySelectorAll('input[type="password"]')) rememberPasswordField(field);
  tellTarget(document.activeElement);
  return () => {
    ended.abort();
    changes.disconnect();
    clearTimeout(timer);
    leaveVoices();
    stopSpeaking();
  };
}

function liveAround(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(LIVE) ?? null;
}

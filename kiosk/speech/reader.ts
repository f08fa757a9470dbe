import { $texts } from '../../src/i18n/language.ts';
import { $keyboardTarget, KEYBOARD_ATTRIBUTE } from '../keyboard/keyboard-store.ts';
import { speak, stopSpeaking } from './speaker.ts';
import { describedElement, describeElement, isPasswordField, rememberPasswordField } from './spoken.ts';
import { $voices } from './voices.ts';

/** Milliseconds that a screen is given to settle before it is told what stands on it. */
const SETTLE = 400;
/** What is read by itself when its text changes. */
const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"], output';

/**
 * Reads to a visitor who does not see: what is touched or has the focus, the heading of each new page and dialog, and
 * what tells something by itself. Never a password: neither what a field holds nor the keys that are touched for it.
 * Returns what ends it.
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
  // A switch says how it stands once it was pressed.
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

  /** The heading of what lies above all else, where it is another one than before. */
  const tellHeading = () => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const heading = (dialog ?? document).querySelector('h1, h2');
    if (!heading || heading === headed) return;
    headed = heading;
    // A dialog that comes by itself, such as the warning before a visit ends, says what it is about as well.
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
    // Not put off by each further change: something on a page always moves.
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

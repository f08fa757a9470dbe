/** Milliseconds until the page says that it is still waiting. */
const SLOW = 5_000;
/** Milliseconds until it offers a reload; a later start is still shown. */
const LATE = 20_000;

/** Texts built into the page, by language, for the time before messages load. */
interface StartTexts {
  [locale: string]: Record<'waiting' | 'slow' | 'offline' | 'config' | 'retry', string> & { rtl?: true };
}

/** Watches the site's start, whose files may fail to load. */
export interface StartupWatch {
  /** The start failed: offline, or with a config error for the operator, in English. */
  failed(config?: string): void;
  /** The first screen is visible. */
  shown(): void;
}

/** Shows the state of the start on the empty page, in the first supported one of `languages` (`ur`, `en-GB`). */
export function watchStartup(languages: () => readonly string[] = () => navigator.languages): StartupWatch {
  const say = (key: 'waiting' | 'slow' | 'offline' | 'config', more = '') => {
    const texts: StartTexts = JSON.parse(document.getElementById('start-texts')?.textContent || '{}');
    const locale =
      languages()
        .map((tag) => tag.slice(0, 2))
        .find((tag) => tag in texts) ?? 'en';
    const text = texts[locale];
    const element = document.getElementById('start-failed');
    const [message, button] = element?.children ?? [];
    if (!text || !element || !message || !(button instanceof HTMLButtonElement)) return;
    element.lang = locale;
    element.dir = text.rtl ? 'rtl' : 'ltr';
    element.classList.toggle('first__failed--waiting', key === 'waiting');
    message.textContent = more ? `${text[key]}\n${more}` : text[key];
    button.textContent = text.retry;
    button.onclick = () => location.reload();
    element.hidden = false;
  };
  const timers = [setTimeout(say, SLOW, 'waiting'), setTimeout(say, LATE, 'slow')];
  const end = () => timers.forEach(clearTimeout);
  return {
    failed(config) {
      end();
      say(config === undefined ? 'offline' : 'config', config);
    },
    shown() {
      end();
      const element = document.getElementById('start-failed');
      if (element) element.hidden = true;
    },
  };
}

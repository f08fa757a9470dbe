/** Milliseconds of a start after which the page says that it still waits. */
const SLOW = 5_000;
/** Milliseconds after which it offers to begin again; what arrives later is shown all the same. */
const LATE = 20_000;

/** What can be said before any text could be fetched: built into the page, by language. */
interface StartTexts {
  [locale: string]: Record<'waiting' | 'slow' | 'offline' | 'config' | 'retry', string> & { rtl?: true };
}

/** Follows the start of the site: any file that the first screen needs may never come. */
export interface StartupWatch {
  /** It could not start, or not for what the operator has to mend, which is told in English. */
  failed(config?: string): void;
  /** The first screen stands. */
  shown(): void;
}

/** Says on the bare page how the start goes, in the first of some languages (`ur`, `en-GB`) that the product has. */
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

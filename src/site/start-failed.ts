import { ConfigError } from '../config/read-site-config.ts';

/** What can be said before any text could be fetched: built into the page, by language. */
interface StartTexts {
  [locale: string]: { offline: string; config: string; retry: string; rtl?: true };
}

/** Says on the bare page why the site could not start, in the browser's language where the product has it. */
export function showStartFailed(error: unknown): void {
  const texts: StartTexts = JSON.parse(document.getElementById('start-texts')?.textContent ?? '{}');
  const locale = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in texts) ?? 'en';
  const text = texts[locale];
  const element = document.getElementById('start-failed');
  if (!text || !element) throw error;
  element.lang = locale;
  element.dir = text.rtl ? 'rtl' : 'ltr';
  const [message, button] = element.children;
  message!.textContent = error instanceof ConfigError ? `${text.config}\n${error.message}` : text.offline;
  button!.textContent = text.retry;
  button!.addEventListener('click', () => location.reload());
  element.hidden = false;
}

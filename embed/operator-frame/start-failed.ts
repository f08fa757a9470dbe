/**
 * Inlined in the page: what it says when its code, or what that asks for first, could not be had. In the language that
 * the partner's page asks for.
 */
export {};

interface StartTexts {
  [locale: string]: { offline: string; retry: string; rtl?: true };
}

declare global {
  interface Window {
    foyerStartFailed?(): void;
  }
}

window.foyerStartFailed = () => {
  const texts: StartTexts = JSON.parse(document.getElementById('start-texts')?.textContent ?? '{}');
  const asked = new URLSearchParams(location.search).get('lang')?.toLowerCase() ?? '';
  const locale = asked in texts ? asked : 'en';
  const text = texts[locale];
  const element = document.getElementById('start-failed');
  if (!text || !element) return;
  element.lang = locale;
  element.dir = text.rtl ? 'rtl' : 'ltr';
  const [message, button] = element.children;
  message!.textContent = text.offline;
  button!.textContent = text.retry;
  button!.addEventListener('click', () => location.reload());
  element.hidden = false;
};

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) addEventListener('load', () => window.foyerStartFailed?.());
  },
  true,
);

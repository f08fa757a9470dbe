import { atom } from 'nanostores';

/** The browser's `beforeinstallprompt` event; the DOM types lack it. */
export interface InstallPrompt extends Event {
  /** Asks the player; works once. */
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export const $installPrompt = atom<InstallPrompt | undefined>();

/** Keeps the browser's prompt for a tap of the player instead of showing it now. */
export function keepInstallPrompt(event: Event): void {
  event.preventDefault();
  $installPrompt.set(event as InstallPrompt);
}

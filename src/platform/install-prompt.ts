import { atom } from 'nanostores';

/** What some browsers hand over to install the site with; the types of the DOM do not have it. */
export interface InstallPrompt extends Event {
  /** Asks the player; once. */
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export const $installPrompt = atom<InstallPrompt | undefined>();

/** Keeps the browser's own offer for the player's tap; else the browser shows it when it likes. */
export function keepInstallPrompt(event: Event): void {
  event.preventDefault();
  $installPrompt.set(event as InstallPrompt);
}

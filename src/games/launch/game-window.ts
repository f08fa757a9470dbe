import { $texts } from '../../i18n/language.ts';
import type { Device, GameWindow } from '../../platform/platform.ts';
import { $balance } from '../../session/member.ts';
import { $signedIn } from '../../session/session.ts';

/**
 * Opens an empty window for a game; call it within the tap. The native app shows the game in its only view. An
 * installed iPhone app opens windows that cannot navigate later, so they count as blocked and a button opens the
 * game by its URL.
 */
export function openGameWindow({ inApp, installed, system }: Device, title: string): GameWindow {
  if (inApp) {
    return {
      show(address) {
        location.assign(address);
        return 'shown';
      },
      close() {},
    };
  }
  const opened = installed && system === 'ios' ? null : window.open('about:blank', '_blank');
  const blocked = !opened || opened.closed;
  if (!blocked) {
    opened.opener = null;
    sayWaiting(opened.document, title);
  }
  return {
    show(address) {
      if (blocked) return 'blocked';
      if (opened.closed) return 'closed';
      opened.location.replace(address);
      readBalanceOnReturn();
      return 'shown';
    },
    close: () => opened?.close(),
  };
}

/** Fills the window until the launch URL arrives. */
function sayWaiting(document: Document, title: string): void {
  const texts = $texts.get();
  document.title = title;
  document.documentElement.dir = texts?.direction ?? 'ltr';
  document.documentElement.style.colorScheme = 'dark';
  document.body.textContent = texts?.t('common.loading') ?? '';
}

function readBalanceOnReturn(): void {
  const look = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', look);
    if ($signedIn.get()) void $balance.reload();
  };
  document.addEventListener('visibilitychange', look);
}

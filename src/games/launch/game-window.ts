import { $texts } from '../../i18n/language.ts';
import type { Device, GameWindow } from '../../platform/platform.ts';
import { $balance } from '../../session/member.ts';
import { $signedIn } from '../../session/session.ts';

/**
 * Opens an empty window for a game, in the tap. Two surroundings have no such window. The native app is one view: the
 * game takes it, and the app's way back leads here. What an installed iPhone app opens is a sheet that goes nowhere
 * afterwards: it counts as blocked, so that a button opens the game by its address.
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

/** What stands in the window until the game has an address. */
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

import { useStore } from '@nanostores/react';
import { siteConfig } from '../config/site-config.ts';
import { leaveSession } from '../features/account/sign-out.ts';
import { IdleDialog } from '../features/protection/idle-dialog.tsx';
import { pageRulesOf } from '../gateway/protection/page-rules.ts';
import { $texts, loadMessages } from '../i18n/language.ts';
import { TextsScope } from '../i18n/texts-scope.tsx';
import type { IdleTimer } from '../platform/idle.ts';
import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import { $idleTimer, endIdleSessions } from '../shell/account/idle-session.ts';
import { keepDrafts } from '../shell/account/keep-drafts.ts';
import { rootErrors } from '../shell/status/watch-page-errors.ts';
import { createRoot } from './renderer.tsx';

async function logOut(timer: IdleTimer): Promise<void> {
  timer.extend();
  await leaveSession();
  platform().navigate(linkTo('home'), { replace: true });
}

export function IdleSessions() {
  const texts = useStore($texts);
  const timer = useStore($idleTimer);
  if (!texts || !timer) return null;
  return (
    <TextsScope value={texts}>
      <IdleDialog timer={timer} onLogOut={() => void logOut(timer)} />
    </TextsScope>
  );
}

/** Signs out inactive players where the market demands it, after a countdown in a separate root. */
export async function start(): Promise<void> {
  const { idleMinutes } = pageRulesOf(siteConfig().protection);
  if (!idleMinutes) return;
  keepDrafts();
  await loadMessages(['frame', 'kiosk']);
  endIdleSessions(idleMinutes);
  createRoot(document.body.appendChild(document.createElement('div')), rootErrors).render(<IdleSessions />);
}
